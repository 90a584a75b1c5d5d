// The least that a server can do with this traffic: it decides nothing and keeps nothing, it only answers and tells.
"use strict";
const { WebSocketServer } = require("ws");

const EVERY_PING = 10000;
const tables = new Map();
const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });

server.on("connection", (socket) => {
  const ping = () => socket.send(`{"kind":"ping","nonce":"${Math.random()}","now":${Date.now()}}`);
  const timer = setInterval(ping, EVERY_PING);
  socket.on("close", () => clearInterval(timer));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.kind === "join") {
      if (!tables.has(message.table)) tables.set(message.table, { number: 0, sockets: [], pad: "" });
      const table = tables.get(message.table);
      table.sockets.push(socket);
      table.pad = "x".repeat(message.size);
      socket.send(`{"kind":"welcome"}`);
    } else if (message.kind === "do") {
      const table = tables.get(message.table);
      table.number += 1;
      const update = `{"kind":"update","table":"${message.table}","number":${table.number},"pad":"${table.pad}"}`;
      for (const each of table.sockets) each.send(update);
      socket.send(`{"kind":"done","id":"${message.id}","number":${table.number},"table":""}`);
    }
  });
});
server.on("listening", () => console.log(server.address().port));

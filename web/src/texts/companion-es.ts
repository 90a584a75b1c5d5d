// What the page of this name says in this language, and no other page: it comes with it.

const sources = import.meta.glob<string>("../companion/**/es.ftl", { query: "?raw", import: "default", eager: true });

export default Object.values(sources);

// Every sentence in this language: the interface's own, and those that lie beside the games; but for what comes with its page.

const sources = import.meta.glob<string>(
  [
    "../**/en.ftl",
    "!../companion/**",
    "!../pages/print/**",
    "../../../src/sobremesa/{engine,table,games/*,bots,bots/*,server}/texts/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(sources);

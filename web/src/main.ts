// The door: a language, the page that belongs to the address, and a guest at once.

import { mount } from "svelte";
import App from "./App.svelte";
import { loadPage } from "./pages/index.ts";
import "./ui/fonts.css";
import "./ui/theme.css";
import { house } from "./ui/house.svelte.ts";
import { followLinks, here } from "./ui/router.svelte.ts";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the house");
followLinks();
const speaking = house.findLanguage();
const entered = house.enter();
const [first] = await Promise.all([loadPage(here.route.page).catch(() => null), speaking]);
target.replaceChildren();
mount(App, { target, props: { first } });
await entered;
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");

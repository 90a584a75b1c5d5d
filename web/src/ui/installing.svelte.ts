// Whether the browser would install the house as an app; it says so once, soon after the page is loaded.

interface Offer extends Event {
  prompt(): Promise<void>;
}

let offer = $state.raw<Offer | null>(null);
let isInstalled = $state(matchMedia("(display-mode: standalone)").matches);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as Offer;
});
addEventListener("appinstalled", () => {
  offer = null;
  isInstalled = true;
});

export const installing = {
  get canAsk(): boolean {
    return offer !== null;
  },
  get isInstalled(): boolean {
    return isInstalled;
  },
  /** An offer is good for one question. */
  async ask(): Promise<void> {
    const asked = offer;
    offer = null;
    await asked?.prompt();
  },
};

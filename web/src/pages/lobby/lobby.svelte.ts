// The open tables while somebody looks at them.

import type { LobbyTable } from "$/protocol/messages.ts";
import type { Wanted } from "$/table/socket.ts";
import { house } from "$/ui/house.svelte.ts";

export class Lobby {
  /** Whether the house has told them: before that nobody can say that there are none. */
  isTold = $state(false);

  /** The newest first. */
  get tables(): readonly LobbyTable[] {
    if (!this.isTold) return [];
    return [...house.lobby.values()].sort((one, other) => other.opened_at - one.opened_at);
  }

  /** Listens until the page is left. */
  follow(): () => void {
    const stop = house.listen((message) => {
      if (message.kind === "lobby") this.isTold = true;
    });
    return () => {
      stop();
      house.socket.enterLobby(null);
    };
  }

  want(wanted: Wanted): void {
    house.socket.enterLobby(wanted);
  }
}

// Passkeys, as the browser makes and shows them; what goes over the line is JSON that the browser itself writes.

import type { AddedPasskey, Ceremony, Confirmation, Me, ShownAgain } from "$/protocol/http.ts";
import { api } from "$/ui/api.ts";

/** Whether this browser can write what it makes; older ones come in with a password. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

type Written = ReturnType<PublicKeyCredential["toJSON"]>;

function written(credential: Credential | null): Written | null {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
}

/** Nothing where somebody changed their mind, which no browser tells from a device that cannot. */
async function quietly(ask: () => Promise<Credential | null>): Promise<Written | null> {
  try {
    return written(await ask());
  } catch (problem) {
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}

/** How somebody can show who they are. */
export interface Provable {
  has_password: boolean;
  passkeys: number;
}

/** What is sent along with what a session alone may not do; nothing where somebody changed their mind. */
export async function proofOf(ways: Provable, password: string): Promise<Confirmation | null> {
  if (ways.has_password) return { password };
  if (!ways.passkeys) return {};
  const passkey = await showAgain();
  return passkey && { passkey };
}

async function showAgain(): Promise<ShownAgain | null> {
  const ceremony = await api<Ceremony>("POST", "/api/account/proof/begin");
  const answer = await shown(ceremony);
  return answer && { challenge: ceremony.challenge, answer: { ...answer } };
}

function shown({ options }: Ceremony): Promise<Written | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return quietly(() => navigator.credentials.get({ publicKey }));
}

export interface Wish extends Confirmation {
  /** Of a guest who opens an account by it. */
  login?: string;
}

export async function addPasskey(wish: Wish, label: string): Promise<AddedPasskey | null> {
  const { options, challenge } = await api<Ceremony>("POST", "/api/account/passkeys/begin", wish);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const answer = await quietly(() => navigator.credentials.create({ publicKey }));
  return answer && api<AddedPasskey>("POST", "/api/account/passkeys", { challenge, answer, label });
}

export async function showPasskey(bringGuest: boolean): Promise<Me | null> {
  const ceremony = await api<Ceremony>("POST", "/api/sign-in/passkey/begin");
  const answer = await shown(ceremony);
  const { challenge } = ceremony;
  return answer && api<Me>("POST", "/api/sign-in/passkey", { challenge, answer, bring_guest: bringGuest });
}

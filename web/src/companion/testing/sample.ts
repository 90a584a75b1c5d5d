// A handful of Spanish words as the house writes them, for tests: casa, café, cafe, caña, cañas, Santander twice, ONU …

export function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
}

export const SAMPLE = {
  words: {
    own: bytesOf(
      "U0JXUAE1RAsBAQIBCAIBGAIBQAEDAiiICAHAQAGAAgGABAGICAGCIIAvQEJDTU9Scw0OdkBvYGRNdm9gY0VNTnNPc2x0dW1zbWAkYGBAb2sgZGWAaGB0" +
        "gIAzM4CAa2uAgGBvaG2AeGOAZHKAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAcAAAAJAgEABQgAAAQDAAAAAAsAAAoAAAYAAQEAAAAA",
    ),
    freeling: bytesOf("U0JXUAEFBQEBAWJgc2CAAAAAAAE="),
  },
  forms: [bytesOf("U0JXUAEGBwECAQFgc4BiYA4zAAABAAAAAAA=")],
  meanings: [
    bytesOf(
      "U0JXTQIFBgUEBQUGBAgGBQUEAQEBAgEAAQAABwAAAAADAABjYWZlY2Fmw6ljYcOxYWNhc2EvbnJvc2FlZGlmaWNpb2NhZmV0b3RhbGxvaG9nYXJmbG9y",
    ),
    bytesOf("U0JXTQIBAQEGCgEFAGNhc2EvbmEgZHdlbGxpbmc="),
  ],
};

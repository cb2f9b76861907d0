/** An HTTP server that answers when a test says so. */

import { vi } from "vitest";

interface Asked {
  path: string;
  body: unknown;
  /** Answer with something as JSON. */
  answer(told: unknown, status?: number): void;
  /** Answer, and break off in the middle. */
  breakOff(): void;
  fail(): void;
}

/** Everything that was asked, in order. */
export function pretendServer(): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string | null }) =>
    new Promise<Response>((come, fail) => {
      asked.push({
        path,
        body: body === null ? undefined : JSON.parse(body),
        answer: (told, status = 200) => come(new Response(JSON.stringify(told), { status })),
        breakOff: () => come(new Response('{"table":"k7m')),
        fail: () => fail(new TypeError("no network")),
      });
    }),
  );
  return asked;
}

/** Until the one that was asked last is there. */
export async function question(asked: Asked[], number: number): Promise<Asked> {
  return vi.waitFor(() => asked[number] ?? Promise.reject(new Error(`${asked.length} questions, not ${number + 1}`)));
}

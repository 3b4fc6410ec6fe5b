// Requests to the server over HTTP.
import type { ServerError } from "../play/protocol";
import { catalogue } from "./texts.svelte";

export class Refused extends Error {
  constructor(
    readonly error: ServerError,
    readonly status: number,
  ) {
    super(error.message);
  }
}

interface Wish {
  method?: "GET" | "POST";
  body?: unknown;
  token?: string | null;
}

async function request(path: string, { method = "GET", body, token }: Wish): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": catalogue.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused({ key: "web-error-network", values: {}, message: "The server cannot be reached." }, 0);
  }
  if (!response.ok) throw new Refused(await errorOf(response), response.status);
  return response;
}

async function errorOf(response: Response): Promise<ServerError> {
  try {
    const answer = (await response.json()) as { error: ServerError };
    if (answer.error?.key) return answer.error;
  } catch {
    // not ours: a proxy's page, for instance
  }
  return { key: "web-error-status", values: { status: response.status }, message: response.statusText };
}

export async function get<T>(path: string, token?: string | null): Promise<T> {
  return (await (await request(path, { token: token ?? null })).json()) as T;
}

export async function getText(path: string, token?: string | null): Promise<string> {
  return (await request(path, { token: token ?? null })).text();
}

export async function post<T>(path: string, body: unknown, token?: string | null): Promise<T> {
  return (await (await request(path, { method: "POST", body, token: token ?? null })).json()) as T;
}

/** A string that nobody else will use; pages over plain HTTP have no crypto.randomUUID. */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

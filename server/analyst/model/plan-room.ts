import { estimatePrompt, estimateTokens } from "../../llm/estimate-tokens.ts";
import { ModelContextOverflow } from "../../llm/model-errors.ts";
import type { ModelMessage } from "../../llm/model-port.ts";

/** Share of the window that is left free: estimates of tokens are off by that much. */
const RESERVE = 0.15;
/** Share of the window for the answer, and its bounds in tokens. */
const OUTPUT_SHARE = 0.3;
const [MIN_OUTPUT, MAX_OUTPUT] = [500, 12_000];
/** Tokens. With less room for pages or findings asking makes no sense. */
const MIN_BUDGET = 250;
/** What the adapter adds: the check word and its sentence. */
const ADAPTER_TOKENS = 60;
/** A server's count above the estimate by less than this is what the reserve is for. */
const NOTABLE = 1.05;

/** How the tokens of a window are shared out. */
type Room = {
  readonly window: number;
  /** Tokens for the answer, as the server counts. */
  readonly output: number;
  /** Tokens of everything in the prompt but pages or findings, as we estimate. */
  readonly fixed: number;
  /** Tokens for pages or findings, as we estimate. */
  readonly budget: number;
  /** Tokens of the server for one of our estimate, 1 or more: its vocabulary, or the text, is dearer than the estimate knows. */
  readonly ratio: number;
};

/**
 * @param empty messages of a prompt with nothing to read in it, and the outline of the answer's form
 * @throws ModelContextOverflow when the window is too small for anything
 */
export function planRoom(
  window: number,
  empty: { readonly messages: readonly ModelMessage[]; readonly outline: string },
  ratio = 1,
): Room {
  const fixed = estimatePrompt(empty.messages) + estimateTokens(empty.outline) + ADAPTER_TOKENS;
  return roomIn({ window, ratio, fixed });
}

/**
 * The room after an answer whose prompt the server counted: smaller when it counts notably more than we do. It is never
 * made larger: a server that counts less may have dropped a part.
 */
export function roomAfterAnswer(room: Room, asked: { readonly tokens: number; readonly counted: number | null }): Room {
  const ratio = ratioOf(room, asked);
  return ratio > room.ratio * NOTABLE ? roomIn({ ...room, ratio }) : room;
}

/**
 * The room after a refusal: by the server's window and its count of our prompt where it tells them; where it tells nothing
 * new, three quarters. @throws ModelContextOverflow when that is too small for anything
 */
export function roomAfterOverflow(room: Room, asked: { readonly tokens: number }, error: ModelContextOverflow): Room {
  const { window, promptTokens } = error.limits;
  const told = window !== null && window < room.window ? window : room.window;
  const ratio = ratioOf(room, { tokens: asked.tokens, counted: promptTokens });
  if (told < room.window || ratio > room.ratio * NOTABLE) return roomIn({ ...room, window: told, ratio });
  return roomIn({ ...room, window: Math.floor(room.window * 0.75) });
}

function ratioOf(room: Room, asked: { readonly tokens: number; readonly counted: number | null }): number {
  return asked.counted === null ? room.ratio : Math.max(room.ratio, asked.counted / (room.fixed + asked.tokens));
}

function roomIn({ window, fixed, ratio }: Pick<Room, "window" | "fixed" | "ratio">): Room {
  const output = Math.min(MAX_OUTPUT, Math.max(MIN_OUTPUT, Math.floor(window * OUTPUT_SHARE)));
  const budget = Math.floor((window * (1 - RESERVE) - output) / ratio) - fixed;
  if (budget < MIN_BUDGET)
    throw new ModelContextOverflow(`A window of ${window} tokens is too small to read pages. Set a larger one.`, {
      window,
      promptTokens: null,
    });
  return { window, budget, output, fixed, ratio };
}

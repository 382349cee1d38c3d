import type { ContextName, Role } from "../../reading-terms.ts";

/** Which assertions a rule takes its words from. */
export type Accepts = {
  /** Contexts in which a match counts nevertheless: words that deny something are meant as they stand. */
  readonly accepts?: readonly ContextName[] | undefined;
  /** True when what somebody heard from others does not count ("he was told that"). */
  readonly barsHearsay?: boolean | undefined;
  /** True when what another witness said does not count, either ("the bartender said that"). */
  readonly firstHand?: boolean | undefined;
  /** Whose act, words or senses they must be, unless the page leaves it open. */
  readonly actOf?: readonly Role[] | undefined;
  /** Whom "I", "me" and "my" in the words must mean, unless the page leaves it open. */
  readonly firstPerson?: readonly Role[] | undefined;
  /** Whose body or things they must be about, unless the page leaves it open. */
  readonly bodyOf?: readonly Role[] | undefined;
  /** True when whoever is named last, before the words or among them, must not be somebody else than the client. */
  readonly ofClient?: boolean | undefined;
  /** True when a page that leaves it open does not count. */
  readonly isSure?: boolean | undefined;
  /** True when the sentences before say whom a page means that leaves it open; always so with `isSure`. */
  readonly looksBack?: boolean | undefined;
};

/** What a compiled rule of the knowledge says about one sentence; sources of regular expressions over plain text. */
export type CompiledMatch = Accepts & {
  readonly words: string;
  /** With these words in the sentence it does not count. */
  readonly unless?: string | undefined;
  /** The sentence must hold these words too. */
  readonly needs?: string | undefined;
  /** The sentence or one of the three on either side must hold these words too. */
  readonly nearBy?: string | undefined;
  /** With these words in the sentence a rule that wants to be sure takes a page that leaves the person open. */
  readonly sureBy?: string | undefined;
};

import { type Draft, DraftContent } from "#lib/contracts/ledger.ts";

/** `conflict`: the server has a version that this tab has not seen, and nothing is saved until a person has chosen. */
export type SaveStatus = "saved" | "unsaved" | "saving" | "failed" | "conflict";
export type DraftState = {
  readonly content: DraftContent;
  /** Of the server that the content began from. */
  readonly version: number;
  readonly savedAt: string | null;
  readonly status: SaveStatus;
};

/** What was typed and is not saved yet, where a reload finds it. */
export type Unsaved = {
  readonly version: number;
  readonly content: DraftContent;
  /** What was on its way to the server over this version; null when nothing was. */
  readonly sent: DraftContent | null;
};

type Given = {
  readonly draft: Draft;
  /** What an earlier page left behind. */
  readonly unsaved: Unsaved | null;
  readonly save: (version: number, content: DraftContent) => Promise<Draft>;
  /** What the server has now. */
  readonly load: () => Promise<Draft>;
  /** Whether a failed save means that somebody else has saved. */
  readonly isConflict: (error: unknown) => boolean;
  /** Keeps what is not saved in the browser; null forgets it. */
  readonly keep: (unsaved: Unsaved | null) => void;
  /** Runs the work later; returns how to call it off. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
};

/** Milliseconds from the last change to the save, and from a failed save to the next try. */
const PAUSE = 500;
const RETRY = 5000;

/**
 * Saves a letter by itself, one save after the other, each over the version before it. What is typed is kept in the browser until it
 * is saved, so a reload loses nothing; when another tab has saved in between, nothing is overwritten. A save whose answer is lost
 * may have been stored all the same: the server is asked before the next one, so that nobody has to choose between two versions
 * of their own.
 */
export class DraftSaver {
  #state: DraftState;
  readonly #given: Given;
  readonly #listeners = new Set<() => void>();
  #callOff: () => void = () => undefined;
  #saving: Promise<boolean> | null = null;
  /** What was sent and has no answer. */
  #sent: DraftContent | null = null;

  constructor(given: Given) {
    const { draft, unsaved } = given;
    this.#given = given;
    this.#state = stateOf(draft);
    if (unsaved === null) return;
    // A page that is left hears no answer to its last save: that version is this browser's own.
    const isSeen = unsaved.version === draft.version || isSame(unsaved.sent, draft.content);
    if (isSame(unsaved.content, draft.content)) {
      given.keep(null);
      return;
    }
    this.#state = { ...this.#state, content: unsaved.content, status: isSeen ? "unsaved" : "conflict" };
    if (!isSeen) return;
    // It may still be on its way, and arrive after this page was answered.
    if (unsaved.version === draft.version) this.#sent = unsaved.sent;
    this.#schedule(PAUSE);
  }

  get state(): DraftState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (changes: Partial<DraftContent>): void => {
    const { status, version } = this.#state;
    const content = { ...this.#state.content, ...changes };
    this.#set({ content, status: status === "conflict" || status === "saving" ? status : "unsaved" });
    this.#given.keep({ version, content, sent: this.#sent });
    if (status !== "conflict") this.#schedule(PAUSE);
  };

  /** Saves what is not saved. @returns whether all is saved now */
  readonly flush = (): Promise<boolean> => {
    this.#callOff();
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  };

  /** Takes what the server has: with nothing unsaved a newer version, else only when a person says so. */
  readonly adopt = (draft: Draft, options: { readonly always: boolean }): void => {
    const { status, version } = this.#state;
    if (!options.always && (status !== "saved" || draft.version <= version)) return;
    this.#callOff();
    this.#given.keep(null);
    this.#set(stateOf(draft));
  };

  /** Saves this tab's text over the version that somebody else saved. */
  readonly overwrite = (version: number): Promise<boolean> => {
    this.#set({ version, status: "unsaved" });
    this.#given.keep({ version, content: this.#state.content, sent: null });
    return this.flush();
  };

  async #saveAll(): Promise<boolean> {
    while (this.#state.status === "unsaved" || this.#state.status === "failed") {
      this.#set({ status: "saving" });
      let lost = this.#sent;
      try {
        if (lost !== null && (await this.#isStored(lost))) lost = null;
        await this.#save();
      } catch (error) {
        const isConflict = this.#given.isConflict(error);
        // The lost save arrived after the question, and is what this one was refused for.
        if (isConflict && lost !== null && (await this.#isStored(lost).catch(() => false))) {
          this.#set({ status: "unsaved" });
          continue;
        }
        this.#set({ status: isConflict ? "conflict" : "failed" });
        if (!isConflict) this.#schedule(RETRY);
        return false;
      }
    }
    return this.#state.status === "saved";
  }

  async #save(): Promise<void> {
    const { version, content } = this.#state;
    this.#sent = content;
    this.#given.keep({ version, content, sent: content });
    const saved = await this.#given.save(version, content);
    this.#sent = null;
    const isAll = this.#state.content === content;
    this.#given.keep(isAll ? null : { version: saved.version, content: this.#state.content, sent: null });
    this.#set({ version: saved.version, savedAt: saved.savedAt, status: isAll ? "saved" : "unsaved" });
  }

  /** Whether the server has stored what was sent; if so, the next save goes over that version. */
  async #isStored(sent: DraftContent): Promise<boolean> {
    const { version, content, savedAt } = await this.#given.load();
    if (version <= this.#state.version || !isSame(sent, content)) return false;
    this.#set({ version, savedAt });
    return true;
  }

  #schedule(milliseconds: number): void {
    this.#callOff();
    this.#callOff = this.#given.later(() => void this.flush(), milliseconds);
  }

  #set(changes: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}

function isSame(one: DraftContent | null, other: DraftContent): boolean {
  // Parsed, so that both have their fields in the contract's order.
  return one !== null && JSON.stringify(DraftContent.parse(one)) === JSON.stringify(DraftContent.parse(other));
}

function stateOf({ content, version, savedAt }: Draft): DraftState {
  return { content, version, savedAt, status: "saved" };
}

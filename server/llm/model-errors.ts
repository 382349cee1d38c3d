/**
 * Ways in which a model fails. Each message is one sentence for the screen of an admin or a note on the analysis; it
 * never holds the key, a prompt or an answer. `detail` is the server's own words, for the test of the connection.
 */
export class ModelError extends Error {
  readonly detail: string | null;

  constructor(message: string, detail: string | null = null) {
    super(message);
    this.name = new.target.name;
    this.detail = detail;
  }
}

/** No connection, or one that broke off, after retries; also a server that keeps answering 5xx. */
export class ModelUnreachable extends ModelError {
  /** False: there was no connection, so nothing left this machine. */
  readonly wasSent: boolean;

  constructor(message: string, detail: string | null = null, wasSent = true) {
    super(message, detail);
    this.wasSent = wasSent;
  }
}
/** The server sent nothing for as long as it may be silent. A smaller question may work. */
export class ModelSilent extends ModelError {}
/** The deadline passed. */
export class ModelTimeout extends ModelError {}
/** The key, or what it may use, was refused. */
export class ModelAuth extends ModelError {}
/** The endpoint answers, but not to this: a wrong path, an unknown model, a parameter that it refuses. */
export class ModelMisconfigured extends ModelError {}
/** Too many requests until the deadline, or no quota left. */
export class ModelRateLimited extends ModelError {}
/** The model declined to answer, also when asked again. */
export class ModelRefused extends ModelError {}
/** The provider's filter stopped the prompt or the answer. */
export class ModelFiltered extends ModelError {}
/** The answer was cut: at its token limit, or because the stream broke off. */
export class ModelTruncated extends ModelError {}
/** What came back is empty, or not the JSON that was asked for, also when asked again. */
export class ModelUnusable extends ModelError {}
/** The server read only a part of the prompt and did not say so: its window is smaller than it seems. */
export class PromptTruncated extends ModelError {}

/** Prompt and answer together are larger than the window. */
export class ModelContextOverflow extends ModelError {
  /** Tokens; null where the server does not tell. */
  readonly limits: { readonly window: number | null; readonly promptTokens: number | null };

  constructor(message: string, limits: ModelContextOverflow["limits"], detail: string | null = null) {
    super(message, detail);
    this.limits = limits;
  }
}

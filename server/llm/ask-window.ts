import type { OpenAI } from "openai";

/** The window in the server's list of models, where it tells (llama.cpp, vLLM, some gateways); null elsewhere. */
export async function askWindow(
  client: OpenAI,
  { model, withVersion }: { model: string; withVersion: boolean },
): Promise<number | null> {
  try {
    const path = withVersion ? "/v1/models" : "/models";
    const { data } = await client.get<{ data?: Record<string, unknown>[] }>(path, { timeout: 10_000 });
    const found = data?.find(({ id }) => id === model) ?? (data?.length === 1 ? data[0] : undefined);
    const meta = (found?.meta ?? {}) as Record<string, unknown>;
    const window = [meta.n_ctx, found?.max_model_len, found?.context_length, found?.context_window].find(
      (value) => typeof value === "number" && value >= 512,
    );
    return typeof window === "number" ? Math.floor(window) : null;
  } catch {
    return null;
  }
}

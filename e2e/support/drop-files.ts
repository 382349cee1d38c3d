import type { Page } from "@playwright/test";

export type DroppedFile = {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** The file's length when it is more than the buffer's: the rest is zeros, made in the page. Bytes. */
  readonly size?: number;
};

export function textFile(name: string, words: string): DroppedFile {
  return { name, mimeType: "text/plain", buffer: Buffer.from(words) };
}

/** Drops files on the drop zone, all at once, as they would come from the desktop. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64, size } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const rest = new Uint8Array(Math.max(0, size - bytes.length));
        data.items.add(new File([bytes, rest], name, { type: mimeType }));
      }
      return data;
    },
    files.map(({ name, mimeType, buffer, size = 0 }) => ({
      name,
      mimeType,
      base64: buffer.toString("base64"),
      size,
    })),
  );
  await page.getByText("Drop the evidence here").dispatchEvent("drop", { dataTransfer: transfer });
}

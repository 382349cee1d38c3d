import { countWords } from "#lib/domain/files/pages.ts";
import type { StoredPage } from "#lib/domain/files/pages.ts";
import { withUnreadPicture } from "#lib/domain/files/unread-parts.ts";
import { getDb } from "../db/client.ts";
import { DOUBTED, PICTURE_READ } from "../extraction/doubted.ts";
import { readability } from "../extraction/judge-language.ts";
import type { RecognisedPage } from "../extraction/recognise-pages.ts";
import { getSettings } from "../settings/get-settings.ts";
import { linesOfPictures } from "./lines-of-pictures.ts";

/** Fewer words than this are crumbs that OCR finds in every photograph. */
const LEAST_WORDS = 3;

/** How many more words than a text layer that reads well. It has every letter right, so a little more is no gain. */
const CLEARLY_MORE = 1.3;

/**
 * Stores what OCR made of a page, and counts the page on the document. A page that does not wait for OCR stays as it is:
 * jobs may run twice.
 * @returns false when the document is gone or settled
 */
export async function storeRecognisedPage(documentId: string, recognised: RecognisedPage): Promise<boolean> {
  const lowConfidence = (await getSettings()).lowConfidencePercent / 100;
  return getDb().$transaction(async (tx) => {
    const { pageNumber } = recognised;
    // The document first, as everybody does who locks both: the deletion of a document takes its pages along.
    const held = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "Document" WHERE id = ${documentId}::uuid AND status = 'processing' FOR UPDATE`;
    if (held.length === 0) return false;
    const before = await tx.documentPage.findFirst({
      where: { documentId, pageNumber, ocrPending: true },
      omit: { documentId: true },
    });
    if (before === null) return true;
    const page = mergePage(before, { recognised, lowConfidence });
    await tx.documentPage.update({
      where: { documentId_pageNumber: { documentId, pageNumber } },
      data: { ...page, ocrPending: false },
    });
    if (page.unreadReason === null)
      await tx.document.update({
        where: { id: documentId },
        data: {
          pagesRead: { increment: 1 },
          ocrPages: { increment: page.source === "ocr" ? 1 : 0 },
          lowConfidencePages: { increment: page.confidence < lowConfidence ? 1 : 0 },
        },
      });
    return true;
  });
}

/**
 * The text that reads like a language wins over one that does not, else the longer text: a stamp over a scan loses to the
 * scan, a text layer to nothing that is only part of it. What an earlier reading by OCR left loses to any new one.
 * @param lowConfidence the firm's limit, 0..1: a reading below it confirms nothing
 */
export function mergePage(
  layer: StoredPage,
  { recognised, lowConfidence }: { readonly recognised: RecognisedPage; readonly lowConfidence: number },
): StoredPage & { readonly wordPlaces?: number[] } {
  const { pageNumber } = layer;
  if (!recognised.ok) {
    if (layer.unreadReason !== null) return { ...layer, unreadReason: recognised.reason };
    return layer.source === "ocr" ? layer : { ...layer, doubt: withUnreadPicture(layer.doubt) };
  }
  const { text, confidence, wordPlaces } = recognised;
  const read = {
    pageNumber,
    text,
    confidence,
    source: "ocr" as const,
    unreadReason: null,
    wordPlaces: [...wordPlaces],
  };
  const words = countWords(text);
  if (layer.source === "ocr") {
    if (words < LEAST_WORDS) return layer;
    const replaced = layer.doubt?.startsWith(DOUBTED.replaced) === true ? DOUBTED.replaced : null;
    return { ...read, doubt: [replaced, recognised.doubt].filter(Boolean).join(" ") || null };
  }
  if (layer.doubt === DOUBTED.layer) {
    if (words < LEAST_WORDS || readability(text) <= readability(layer.text)) return layer;
    return { ...read, doubt: [DOUBTED.replaced, recognised.doubt].filter(Boolean).join(" ") };
  }
  const wordsOfLayer = countWords(layer.text);
  const isUntrusted = layer.confidence === 0;
  const needed = layer.unreadReason === null ? wordsOfLayer * CLEARLY_MORE : wordsOfLayer;
  if (words >= LEAST_WORDS && (isUntrusted || words > needed)) return { ...read, doubt: recognised.doubt };
  if (layer.unreadReason === null && !isUntrusted) {
    const ofPictures = linesOfPictures(layer.text, { text, wordPlaces, leastConfidence: lowConfidence });
    if (ofPictures !== null) {
      return {
        ...layer,
        text: `${layer.text}\n\n${ofPictures.text}`,
        confidence: Math.min(layer.confidence, ofPictures.confidence),
        doubt: [layer.doubt, PICTURE_READ].filter(Boolean).join(" "),
      };
    }
  }
  // OCR sees the few words that the text layer holds, and no more: they are the page.
  const isConfirmed = !isUntrusted && words > 0 && words >= wordsOfLayer / 2 && confidence >= lowConfidence;
  return isConfirmed ? { ...layer, confidence: 1, unreadReason: null } : layer;
}

"use client";

import { useRef, useState } from "react";
import { BUNDLES } from "#lib/copy/case/bundles.ts";
import { isPicture, isZip } from "#lib/domain/files/bundle-kinds.ts";
import { rejectionOf } from "#lib/domain/files/file-limits.ts";
import type { LeftOut } from "./open-zip.ts";

export type Bundles = {
  /** Pictures of the latest drop that can become a PDF. */
  readonly pictures: readonly File[];
  readonly zips: readonly File[];
  /** What is being done, in a few words; null when nothing is. */
  readonly progress: string | null;
  /** Why nothing came of a bundle, in a sentence. */
  readonly refusal: string | null;
  readonly leftOut: readonly LeftOut[];
  /** Told of every drop. */
  readonly offer: (dropped: readonly File[]) => void;
  readonly turnPictures: () => Promise<void>;
  readonly takeOut: (zip: File) => Promise<void>;
};

/**
 * What a drop holds besides papers: pictures, which become a PDF, and zips, whose papers are taken out. All of it in the
 * browser; the large libraries come when they are asked for.
 * @param add takes the files that come of it into the list
 */
export function useBundles(add: (files: readonly File[]) => void): Bundles {
  const [offered, setOffered] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const isRunning = useRef(false);
  const zips = offered.filter(isZip);
  const pictures = offered.filter((file) => !isZip(file)).toSorted((one, other) => NAMES.compare(one.name, other.name));

  async function run(used: readonly File[], work: () => Promise<string | null>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setRefusal(null);
    setLeftOut([]);
    try {
      setRefusal(await work());
      setOffered((files) => files.filter((file) => !used.includes(file)));
    } catch {
      setRefusal(BUNDLES.failed);
    } finally {
      isRunning.current = false;
      setProgress(null);
    }
  }

  async function pdfsOf(files: readonly File[], stemOf: (names: readonly string[]) => string) {
    const [{ picturesToPdf }, { decodePicture }] = await Promise.all([
      import("./pictures-to-pdf.ts"),
      import("./decode-picture.ts"),
    ]);
    const onPicture = (number: number) => setProgress(BUNDLES.picture(number, files.length));
    return picturesToPdf(files, { stemOf, decode: decodePicture, onPicture });
  }

  const turnPictures = () =>
    run(pictures, async () => {
      const made = await pdfsOf(pictures, firstToLast);
      setLeftOut(made.leftOut);
      add(made.files);
      return null;
    });

  const takeOut = (zip: File) =>
    run([zip], async () => {
      setProgress(BUNDLES.opening(zip.name));
      const { openZip, ZipRefused } = await import("./open-zip.ts");
      try {
        const taken = await openZip(zip);
        const made =
          taken.pictures.length === 0
            ? { files: [], leftOut: [] }
            : await pdfsOf(taken.pictures, () => zip.name.replace(/\.zip$/i, ""));
        setLeftOut([...taken.leftOut, ...made.leftOut]);
        const files = [...taken.papers, ...made.files];
        if (files.length === 0) return BUNDLES.empty(zip.name);
        add(files);
        return null;
      } catch (error) {
        if (error instanceof ZipRefused) return BUNDLES.refused[error.refusal](zip.name);
        throw error;
      }
    });

  const offer = (dropped: readonly File[]) => {
    setRefusal(null);
    setLeftOut([]);
    setOffered(dropped.filter((file) => rejectionOf(file) === "invalid-type" && (isPicture(file) || isZip(file))));
  };

  return { pictures, zips, progress, refusal, leftOut, offer, turnPictures, takeOut };
}

/** A phone numbers its pictures; the order of a drop is any. */
const NAMES = new Intl.Collator("en", { numeric: true });

/** "IMG_0001", "IMG_0001 to IMG_0040". */
function firstToLast(names: readonly string[]): string {
  const [first = "", last = ""] = [names[0], names.at(-1)].map((name) => name?.replace(/\.[^.]+$/, ""));
  return first === last ? first : `${first} to ${last}`;
}

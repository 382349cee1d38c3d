"use client";

import { FileArchive, Images } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { BUNDLES } from "#lib/copy/case/bundles.ts";
import type { Bundles } from "./use-bundles.ts";

type Props = { readonly bundles: Bundles; readonly disabled: boolean };

const OFFER = "flex min-w-0 items-center justify-between gap-x-4 gap-y-1 on-phone:flex-col on-phone:items-stretch";

/** What can be made of pictures and zips that were dropped, and what came of it. */
export function BundleOffers({ bundles, disabled }: Props) {
  const { pictures, zips, progress, refusal, leftOut, turnPictures, takeOut } = bundles;
  const isBusy = progress !== null;
  return (
    <>
      {(pictures.length > 0 || zips.length > 0) && (
        <div className="mt-3 justify-self-stretch border-t border-hair pt-3 text-left text-13">
          <p className="font-semibold">{BUNDLES.offered}</p>
          <ul className="mt-2 grid list-none gap-2 on-phone:gap-3">
            {pictures.length > 0 && (
              <li className={OFFER}>
                <span>{BUNDLES.pictures(pictures.length)}</span>
                <Button size="s" busy={isBusy} disabled={disabled} onClick={() => void turnPictures()}>
                  <Images />
                  {BUNDLES.turn}
                </Button>
              </li>
            )}
            {zips.map((zip) => (
              <li key={zip.name} className={OFFER}>
                <TruncatedName name={zip.name} />
                <Button size="s" busy={isBusy} disabled={disabled} onClick={() => void takeOut(zip)}>
                  <FileArchive />
                  {BUNDLES.takeOut}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="status" className="justify-self-stretch text-left text-13">
        {isBusy && <p className="mt-2">{progress}</p>}
        {leftOut.length > 0 && (
          <div className="mt-3">
            <p className="font-semibold">{BUNDLES.leftOut(leftOut.length)}</p>
            <ul className="grid list-none gap-1">
              {leftOut.map(({ name, reason }, index) => (
                <li key={`${index}-${name}`} className="flex min-w-0 flex-wrap justify-between gap-x-4">
                  <TruncatedName name={name} />
                  <span className="text-stamp">{BUNDLES.leftOutReason[reason]}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {refusal !== null && (
        <div className="mt-3 justify-self-stretch text-left">
          <Note title={BUNDLES.refusedTitle}>{refusal}</Note>
        </div>
      )}
    </>
  );
}

import type { Box } from "#lib/domain/text/word-places.ts";
import type { GreyImage } from "../grey-image.ts";

type Size = { readonly width: number; readonly height: number };

const radiansOf = (degrees: number) => (degrees * Math.PI) / 180;

/** The picture turned about its middle, as much larger as it needs to be; what was outside it becomes this brightness. */
export function rotated(image: GreyImage, degrees: number, paper: number): GreyImage {
  const { width: oldWidth, height: oldHeight, pixels } = image;
  const { width, height } = sizeRotated(image, degrees);
  const [sin, cos] = [Math.sin(radiansOf(degrees)), Math.cos(radiansOf(degrees))];
  const result = new Uint8Array(width * height).fill(paper);
  for (let y = 0; y < height; y += 1) {
    const down = y + 0.5 - height / 2;
    for (let x = 0; x < width; x += 1) {
      const across = x + 0.5 - width / 2;
      const fromX = across * cos + down * sin + oldWidth / 2 - 0.5;
      const fromY = down * cos - across * sin + oldHeight / 2 - 0.5;
      if (fromX < 0 || fromY < 0 || fromX >= oldWidth - 1 || fromY >= oldHeight - 1) continue;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [right, below] = [fromX - left, fromY - top];
      const at = top * oldWidth + left;
      const above = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
      const under = (pixels[at + oldWidth] ?? 0) * (1 - right) + (pixels[at + oldWidth + 1] ?? 0) * right;
      result[y * width + x] = above * (1 - below) + under * below;
    }
  }
  return { width, height, pixels: result };
}

/**
 * A box of the rotated picture on the picture before.
 * @param before the size of the picture that was rotated by so many degrees
 */
export function boxBefore(box: Box, before: Size, degrees: number): Box {
  const after = sizeRotated(before, degrees);
  const [sin, cos] = [Math.sin(radiansOf(degrees)), Math.cos(radiansOf(degrees))];
  const across = (box.left + box.width / 2 - 0.5) * after.width;
  const down = (box.top + box.height / 2 - 0.5) * after.height;
  const [wide, high] = [box.width * after.width, box.height * after.height];
  const width = (wide * cos + high * Math.abs(sin)) / before.width;
  const height = (high * cos + wide * Math.abs(sin)) / before.height;
  const left = (across * cos + down * sin) / before.width + 0.5 - width / 2;
  const top = (down * cos - across * sin) / before.height + 0.5 - height / 2;
  return { left, top, width, height };
}

function sizeRotated({ width, height }: Size, degrees: number): Size {
  const [sin, cos] = [Math.abs(Math.sin(radiansOf(degrees))), Math.cos(radiansOf(degrees))];
  return { width: Math.ceil(width * cos + height * sin), height: Math.ceil(height * cos + width * sin) };
}

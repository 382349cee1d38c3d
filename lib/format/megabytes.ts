const BYTES_PER_MEGABYTE = 1024 ** 2;

/** File size in MB (1024 squared) with two decimals: "1.50 MB". What rounds to nothing is "< 0.01 MB": no file is empty. */
export function formatMegabytes(bytes: number): string {
  if (bytes > 0 && bytes < BYTES_PER_MEGABYTE / 200) return "< 0.01 MB";
  return `${(bytes / BYTES_PER_MEGABYTE).toFixed(2)} MB`;
}

const UNITS = ["bytes", "KB", "MB", "GB", "TB"] as const;

/** An amount of bytes by the thousand and twenty-four, for a look at a disk: "3.2 GB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${UNITS[power]}`;
}

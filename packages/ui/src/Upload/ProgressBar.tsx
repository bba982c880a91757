/** Progress from 0 to 1; null for indeterminate. */
export function ProgressBar({ fraction, name }: { fraction: number | null; name: string }) {
  return <progress data-part="bar" aria-label={name} max={1} value={fraction ?? undefined} />;
}

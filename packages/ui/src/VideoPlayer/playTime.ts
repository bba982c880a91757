/** Seconds as `01:02`, from an hour on `1:01:02`; `00:00` for invalid times. */
export function formatPlayTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** The seconds of `01:02` or `1:01:02`; 0 for anything else. */
export function parsePlayTime(text: string | undefined): number {
  if (text === undefined || !/^\d{1,2}(:\d{2}){1,2}$/.test(text)) return 0;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

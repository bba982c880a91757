import { typedCharacters } from '../text/typedCharacters.ts';
import { readChinaTime } from '../time/chinaTime.ts';

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const minuteForm = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

function readForm(text: string, form: RegExp): string | null {
  const typed = typedCharacters(text);
  return form.test(typed) && readChinaTime(typed) !== null ? typed : null;
}

/** The day `YYYY-MM-DD` in what was typed; null for anything else and for days that do not exist. */
export function readDay(text: string): string | null {
  return readForm(text, dayForm);
}

/** The minute `YYYY-MM-DD HH:mm` in what was typed; null for anything else and for minutes that do not exist. */
export function readMinute(text: string): string | null {
  return readForm(text, minuteForm);
}

import { checkedField } from '../form/field.ts';
import { registrationMessages } from '../messages/registration.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { readDay } from './realTime.ts';

/** A day by which registered identifiers are filtered, `YYYY-MM-DD` in China. */
export const registeredDay = checkedField(
  registrationMessages.filter.day,
  (text) => readDay(text) !== null,
  typedCharacters,
);

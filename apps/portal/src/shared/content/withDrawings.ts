import type { IllustrationName } from '@lima-id/ui';

/** Content whose `picture` fields are names of drawings: the content reader accepts no other names. */
export type WithDrawings<Value> = Value extends readonly unknown[]
  ? { [At in keyof Value]: WithDrawings<Value[At]> }
  : Value extends object
    ? {
        [Field in keyof Value]: Field extends 'picture'
          ? IllustrationName | Exclude<Value[Field], string>
          : WithDrawings<Value[Field]>;
      }
    : Value;

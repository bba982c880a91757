import type { IllustrationName } from '@lima-id/ui';

/** Content whose `picture` fields are names of drawings: what reads the files of content lets no other name pass. */
export type Drawn<Value> = Value extends readonly unknown[]
  ? { [At in keyof Value]: Drawn<Value[At]> }
  : Value extends object
    ? {
        [Field in keyof Value]: Field extends 'picture'
          ? IllustrationName | Exclude<Value[Field], string>
          : Drawn<Value[Field]>;
      }
    : Value;

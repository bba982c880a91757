/** How an app of the demo market is sold: three, two or one package; free with a paid one beside it; free altogether; on request. */
export type DemoPlan = 'three' | 'two' | 'one' | 'freemium' | 'free' | 'onRequest';

/** How an app is delivered: in the cloud, with devices on the spot, or as a project of its own. */
export type DeliveryKind = 'cloud' | 'device' | 'project';

/** An app of the demo market as it is written here. */
export interface DemoApp {
  name: string;
  /** What it does, in a sentence. */
  describes: string;
  trait: string;
  /** For whom it is. */
  audience: string;
  /** What it can do: a title and a sentence each. */
  features: readonly (readonly [title: string, text: string])[];
  /** How it comes to who bought it: in words, and what is done in each of the three stages of its kind. */
  delivery: { kind: DeliveryKind; text: string; steps: readonly [string, string, string] };
  /** Who helps afterwards, and with what. */
  service: string;
  /** The category of the lowest level. */
  category: string;
  original: boolean;
  plan: DemoPlan;
  /** Yuan a year of the smallest paid package; 0 where there is none. */
  yuan: number;
  /** Days of a free trial; -1 without one. */
  trialDays: number;
  /** Name of an illustration. */
  picture: string;
}

/** Pricing plans: three, two or one package; free with a paid one; free; on request. */
export type DemoPlan = 'three' | 'two' | 'one' | 'freemium' | 'free' | 'onRequest';

/** Kinds of delivery: cloud, on-site devices, or a project. */
export type DeliveryKind = 'cloud' | 'device' | 'project';

/** An app of the demo market as written here. */
export interface DemoApp {
  name: string;
  /** Summary in one sentence. */
  describes: string;
  trait: string;
  /** Target group. */
  audience: string;
  /** Functions: a title and a sentence each. */
  features: readonly (readonly [title: string, text: string])[];
  /** Delivery: in words, and by the three stages of its kind. */
  delivery: { kind: DeliveryKind; text: string; steps: readonly [string, string, string] };
  /** Support. */
  service: string;
  /** The lowest-level category. */
  category: string;
  original: boolean;
  plan: DemoPlan;
  /** Yuan a year of the smallest paid package; 0 without one. */
  yuan: number;
  /** Days of a free trial; -1 without one. */
  trialDays: number;
  /** Name of an illustration. */
  picture: string;
}

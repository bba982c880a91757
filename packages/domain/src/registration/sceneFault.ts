import type { registrationMessages } from '../messages/registration.ts';

/** Why a part of a scene is refused. */
export type SceneRefusal = keyof typeof registrationMessages.block;

/** A refused part of a scene: where it is, why, and a Chinese sentence with what to do. */
export interface SceneFault {
  path: (string | number)[];
  reason: SceneRefusal;
  message: string;
}

import type { Area } from './ground.ts';

/** Pictures have the size at which forms show them, so that lines stay sharp. */
export const pictureArea: Area = { width: 400, height: 150 };

/** Left edge of the piece before it is moved. */
export const pieceStart = 8;

import { dayMs } from '../time/chinaTime.ts';

/** Characters of a model's name. */
export const modelNameMaxLength = 60;
/** Characters of an enterprise's own number of a model or a batch. */
export const ownNumberMaxLength = 40;
/** Characters of a model's description. */
export const modelDescriptionMaxLength = 500;
/** Pictures of a model. */
export const modelPicturesMax = 9;
/** Characters of the address of a picture. */
export const pictureAddressMaxLength = 500;
/** Months of a model's warranty. */
export const warrantyMonthsMax = 240;

/** Declared places of a model. */
export const placesMax = 40;
/** Characters of the name of a place. */
export const placeNameMaxLength = 32;
/** Characters of the label of a place. */
export const placeLabelMaxLength = 20;
/** Characters of a fact of an object. */
export const factTextMaxLength = 200;
/** Digits of a number among the facts of an object: more than a double holds exactly would be rounded. */
export const factDigitsMax = 15;

/** Scenes of a model or a batch. */
export const scenesMax = 20;
/** Scenes of the same template of a model or a batch. */
export const scenesOfTemplateMax = 5;
/** Characters of a scene's name. */
export const sceneNameMaxLength = 20;
/** Characters of the provider of a scene's data. */
export const sceneDataSourceMaxLength = 30;
/** The highest position of a scene among the others. */
export const scenePositionMax = 99;
/** Blocks of a scene. */
export const sceneBlocksMax = 60;
/** Rows of a table in a scene. */
export const sceneRowsMax = 200;
/** Facts of a row or a group in a scene. */
export const sceneFactsMax = 40;
/** Steps or stops in a block of a scene. */
export const sceneStepsMax = 200;
/** Characters of a text in a scene. */
export const sceneTextMaxLength = 500;
/** Characters of a label in a scene. */
export const sceneLabelMaxLength = 30;
/** Characters of a data id in a scene. */
export const sceneDataIdMaxLength = 64;
/** Bytes of a scene's data as JSON in UTF-8. */
export const sceneMaxBytes = 262_144;

/** Minimum digits of the serial number in a pattern of codes. */
export const serialDigitsMin = 3;
/** Maximum digits of the serial number in a pattern of codes. */
export const serialDigitsMax = 12;

/** Characters of the id of an object's event. */
export const eventIdMaxLength = 64;
/** Milliseconds that an object's event may be ahead of the platform's clock. */
export const eventAheadMaxMs = 300_000;
/** Characters of the title of an object's event. */
export const eventTitleMaxLength = 30;
/** Characters of the place of an object's event. */
export const eventPlaceMaxLength = 60;
/** Characters of the text of an object's event. */
export const eventTextMaxLength = 500;
/** Characters of who did what an event says. */
export const eventByMaxLength = 40;
/** Facts of an object's event. */
export const eventFactsMax = 20;
/** Characters of the label of a fact of an event. */
export const eventFactLabelMaxLength = 30;

/** Events of a single object, their corrections included. */
export const objectEventsMax = 500;
/** Pictures of a single object. */
export const objectPicturesMax = 3;
/** Codes that are reserved together at most. */
export const reservedCodesMax = 1_000;
/** Identifiers that are registered together at most. */
export const registrationLinesMax = 1_000;

/** Milliseconds for which the network address of a change is kept: six months of network logs, by the Cybersecurity Law. */
export const changeAddressMs = 180 * dayMs;

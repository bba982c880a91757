import { sceneMasksMax } from '../audience/limits.ts';
import { managementMessages } from '../messages/management.ts';
import { enterpriseTokenNameMaxLength, enterpriseTokensMax } from '../production/limits.ts';
import { recallCodeMaxLength } from '../recall/limits.ts';
import { reminderLineMax, reminderLineMin } from '../scene/limits.ts';
import { pair } from './catalogue.ts';

export const managementPairs = [
  pair(managementMessages, {
    prefix: 'The enterprise prefix is wrong, check it and submit again',
    prefixMissing: 'Enter the prefix of the enterprise that you act for',
    enterpriseUnknown: 'There is no such enterprise prefix, check it and submit again',
    tokenName: `Enter a name for the token, at most ${enterpriseTokenNameMaxLength} characters, such as “Final assembly data collection”`,
    tokensFull: `An enterprise has at most ${enterpriseTokensMax} tokens, disable one that is no longer used first`,
    tokenUnknown: 'There is no such token, refresh the list and try again',
    notApproved: 'The enterprise prefix is not approved yet, tokens can be issued once it is',
    sceneUnknown: 'There is no such scene, refresh the page and choose again',
    masks: 'The settings of the fields are wrong. Choose field, audience and display of each, and submit again.',
    tooManyMasks: `A scene has settings for at most ${sceneMasksMax} fields, delete some and submit again`,
    fieldUnknown: (dataId) => `The scene has no field “${dataId}”, refresh the page and choose again`,
    fieldRepeated: (dataId) => `The field “${dataId}” is set twice for the same audience, delete one of them`,
    maskedMissing: (dataId) =>
      `The scene lacks “${dataId}”, whose display is limited. Keep its data id. To delete it, name it in deletedFields and save again.`,
    maskedMoved: (label, from, to) =>
      `The data id of the field “${label}”, whose display is limited, changed from “${from}” to “${to}”, restore it and save again`,
    maskedOpened: (label, dataId) =>
      `The field “${label}” (${dataId}) has left a group or table whose display is limited, and everybody would see it. Put it back. To move it all the same, delete it and save, then add it at its new place.`,
    maskedBehind: (label, next) =>
      `The display of “${label}” is limited, and events of objects are shown in the first list of steps. Move it back before “${next}” and save again.`,
    maskedRetyped: (label, dataId) =>
      `The list of steps “${label}” (${dataId}), whose display is limited, has become another kind of content. Make it a list of steps again. To replace it, name it in deletedFields and save again.`,
    modelName: `Enter the name of the model, at most ${recallCodeMaxLength} characters`,
    modelUnknown: (model) => `There is no model “${model}”, check its name and submit again`,
    reminderLine: `Enter a whole number from ${reminderLineMin} to ${reminderLineMax.toLocaleString('en')}, or nothing for the default of the platform`,
  }),
];

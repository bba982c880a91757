import { registrationMessages } from '../messages/registration.ts';
import { productPicturesMax, productPicturesMaxBytes } from '../picture/limits.ts';
import { lineOutcomes } from '../registration/compareRegistration.ts';
import {
  eventAheadMaxMs,
  eventByMaxLength,
  eventFactLabelMaxLength,
  eventFactsMax,
  eventIdMaxLength,
  eventPlaceMaxLength,
  eventTextMaxLength,
  eventTitleMaxLength,
  factDigitsMax,
  factTextMaxLength,
  modelDescriptionMaxLength,
  modelNameMaxLength,
  objectEventsMax,
  ownNumberMaxLength,
  pictureAddressMaxLength,
  placeLabelMaxLength,
  placeNameMaxLength,
  placesMax,
  registrationLinesMax,
  sceneDataIdMaxLength,
  sceneDataSourceMaxLength,
  sceneNameMaxLength,
  scenePositionMax,
  scenesMax,
  scenesOfTemplateMax,
  serialDigitsMax,
  serialDigitsMin,
  warrantyMonthsMax,
} from '../registration/limits.ts';
import { modelStates } from '../registration/model.ts';
import { objectEventKinds } from '../registration/objectEvent.ts';
import { placeKinds } from '../registration/place.ts';
import { blockKinds } from '../registration/sceneBlocks.ts';
import { reminderLineMax, reminderLineMin } from '../scene/limits.ts';
import { columnOf, pair, type Translate } from './catalogue.ts';
import { counted } from './words.ts';

const ownNumber = `has 1 to ${ownNumberMaxLength} letters, digits or - _ . /`;
const shorten = 'shorten it and submit again';
const differently = 'name them differently';

/** A text of a block: a sentence is taken apart at the first 的, and the label of a block may have one too; the names of texts have none. */
function textIn(block: string, name: string, translate: Translate): string {
  const whole = `${block}的${name}`;
  const at = whole.lastIndexOf('的');
  return `The ${translate(whole.slice(at + 1))} in ${translate(whole.slice(0, at))}`;
}

export const registrationPairs = [
  pair(registrationMessages, {
    model: {
      name: `Enter the name of the model, at most ${modelNameMaxLength} characters`,
      code: `The number of a model ${ownNumber}, correct it and save again`,
      description: `The description of a model has at most ${modelDescriptionMaxLength} characters, shorten it and save again`,
      industryCode: 'Enter a valid industry code (GB/T 4754-2017), such as 2442, or nothing without one',
      reminderLine: `The number of lookups before a reminder is a whole number from ${reminderLineMin} to ${reminderLineMax.toLocaleString('en')}; leave it empty for the default of the platform`,
      warrantyMonths: `The warranty is a whole number of months from 0 to ${warrantyMonthsMax}; leave it empty to say nothing about it`,
      state: 'A model is in production or discontinued, choose again',
      unknown: (code) => `The model ${code} was not found, check its number or add the model first`,
      placeInUse: (place) => `Scenes use the field {${place}}, delete it from them before you remove it from the model`,
      placeKindInUse: (place) =>
        `Links or times of scenes use the field {${place}}, delete it from them before you change its kind`,
      retired: (code) =>
        `The model ${code} is discontinued and takes no new batches. Put it back in production first, or choose another model.`,
    },
    picture: `Upload the picture to this platform first, then enter the address that the upload returned, at most ${pictureAddressMaxLength} characters`,
    tooManyPictures: (max) => `At most ${counted(max, 'picture', 'pictures')}, delete the others`,
    pictureTwice: 'The same picture occurs twice, delete one of them',
    pictureUnknown: 'This site has no such picture, or it is not of this enterprise, upload it again',
    pictureElsewhere: (address) =>
      `The picture “${address}” is not on this platform and cannot be shown. Upload it first, then enter the address that the upload returned.`,
    picturesFull: `At most ${productPicturesMax.toLocaleString('en')} pictures of products and ${productPicturesMaxBytes / 1_048_576} MB are kept. Remove those that are no longer needed from models, and upload again a week later.`,
    batch: {
      number: `A batch number ${ownNumber}, correct it and save again`,
      unknown: (number) => `The batch ${number} was not found, check its number or add the batch first`,
      producedDay: 'Enter a production date that exists, such as 2026-05-05',
      producedAhead: (latest) => `The production date cannot be later than ${latest}, check it and enter it again`,
    },
    place: {
      name: `The name of a field begins with a letter and has 1 to ${placeNameMaxLength} letters or digits, such as waybill`,
      builtIn: 'The platform fills in the field of this name itself, choose another name',
      label: `Enter the label of the field, at most ${placeLabelMaxLength} characters`,
      kind: 'A field is a text, number, date, time, identifier code or object code, choose again',
      needed: 'Say whether the field is required',
      list: 'The list of fields is wrong, refresh the page and save again',
      tooMany: `A model has at most ${placesMax} fields, delete some and save again`,
      nameTwice: (name) => `The field name “${name}” occurs twice (capitals make no difference), choose another name`,
      labelTwice: (label) => `The label “${label}” occurs twice, ${differently}`,
    },
    fact: {
      unknown: (place) => `The model has no field “${place}”, delete it or declare it in the model first`,
      missing: (label) => `Enter “${label}”, it is required`,
      text: (label) =>
        `“${label}” is one line of at most ${factTextMaxLength} characters, delete line breaks and special characters`,
      number: (label) => `“${label}” is a number of at most ${factDigitsMax} digits without a unit, such as 12.5`,
      day: (label) => `“${label}” is a date that exists, such as 2026-05-05`,
      time: (label) => `“${label}” is a time in China that exists, such as 2026-05-05 14:30`,
      code: (label, why, translate) => `“${label}” is wrong: ${translate(why)}`,
    },
    scene: {
      template: 'The template of the scene is wrong, choose it again',
      name: `Enter the name of the scene, at most ${sceneNameMaxLength} characters`,
      icon: 'There is no such icon, choose one from the list',
      iconOfTemplate: 'Only custom scenes have an icon of their own, clear it and save again',
      position: `The position of a scene is a whole number from 0 to ${scenePositionMax}`,
      dataSource: `The provider of the data has at most ${sceneDataSourceMaxLength} characters, shorten it, or leave it empty for your own enterprise`,
      elements: 'A scene is a list of blocks, refresh the page and save again',
      tooMany: `A model or batch has at most ${scenesMax} scenes, delete some and save again`,
      tooManyOfTemplate: (template, translate) =>
        `At most ${scenesOfTemplateMax} scenes of the template “${translate(template)}”, merge some and save again`,
      nameTwice: (template, name, translate) =>
        `Two scenes of the template “${translate(template)}” are called “${name}”, ${differently}`,
    },
    blockName: (number, label) => `block ${number} “${label}”`,
    blockNumber: (number) => `block ${number}`,
    textNames: { label: 'name', value: 'content', title: 'title', place: 'place', text: 'description' },
    verifyBlock: (block, translate) =>
      `The phone verification in ${translate(block)} is added by the platform itself, delete it`,
    block: {
      blockUnknown: (block, translate) =>
        `The kind of ${translate(block)} is not known, delete it and add it again from the template`,
      blockRefused: (block, template, kind, taken, translate) =>
        `Scenes of the template “${translate(template)}” have no block of the kind “${translate(kind)}”; delete ${translate(block)} and use one of: ${taken.split('、').map(translate).join(', ')}`,
      stopsMixed: (block, translate) =>
        `Process records and logistics stops are mixed in ${translate(block)}, make two blocks of them`,
      shape: (block, translate) => `The structure of ${translate(block)} is wrong, delete it and add it again`,
      idMissing: (block, translate) => `A data id is missing in ${translate(block)}, add it`,
      idForm: (block, translate) =>
        `A data id in ${translate(block)} is wrong: it begins with a letter or a digit and has at most ${sceneDataIdMaxLength} letters, digits, - or _`,
      idTwice: (block, id, translate) =>
        `The data id “${id}” in ${translate(block)} occurs twice in this scene, choose another`,
      missing: (block, name, translate) => `A part of ${translate(block)} has no ${translate(name)}, add it`,
      tooLong: (block, name, most, translate) =>
        `${textIn(block, name, translate)} has more than ${most} characters, shorten it`,
      unreadable: (block, name, character, translate) =>
        `${textIn(block, name, translate)} has a character that cannot be read (${character}), delete it or use another one`,
      undeclared: (block, place, translate) =>
        `The field {${place}} in ${translate(block)} is not declared in the model, declare it or delete the placeholder`,
      linkHalf: (block, translate) =>
        `A trace link in ${translate(block)} is incomplete. Enter the identifier code and switch the link on, or clear both.`,
      link: (block, why, translate) => `A trace link in ${translate(block)} is wrong: ${translate(why)}`,
      linkPlace: (block, link, translate) =>
        `The trace link “${link}” in ${translate(block)} is wrong: use one field for an identifier code, or the enterprise prefix and one field for an object code`,
      time: (block, translate) =>
        `A time in ${translate(block)} does not exist or is not written like 2026-05-05 14:30, correct it`,
      filled: (block, label, translate) =>
        `The platform fills in “${translate(label)}” in ${translate(block)} from published recalls or tickets, delete it`,
      checkResult: (block, translate) => `An item in ${translate(block)} has no result, enter it at the end of the row`,
      advice: (block, label, translate) =>
        `“${translate(label)}” in ${translate(block)} cannot be used, correct it as the notes on check items say`,
      figures: (block, translate) =>
        `The production data in ${translate(block)} are malformed, let the collecting system write them again`,
      tooManyBlocks: (most) => `A scene has at most ${most} blocks, merge or delete some`,
      tooManyRows: (block, most, translate) =>
        `There are more than ${most} rows in ${translate(block)}, delete some or split it`,
      tooManyFacts: (block, most, translate) =>
        `A group in ${translate(block)} has more than ${most} fields, delete some`,
      tooManySteps: (block, most, translate) =>
        `There are more than ${most} records in ${translate(block)}, delete some`,
      tooLarge: (kilobytes) =>
        `The scene is larger than ${kilobytes} KB, shorten its texts or split it into several scenes`,
    },
    pattern: {
      empty: 'Enter a pattern of codes, such as GT-{year}-{serial:6}',
      tooLong: 'Object codes of this pattern are too long, shorten the pattern',
      part: 'Only year, month, day or a serial number such as serial:6 can be in the braces of a pattern, correct it',
      repeated: 'The same part occurs twice in the pattern, delete one of them',
      serialMissing: 'The pattern has no serial number, add one, such as {serial:6}',
      serialDigits: `A serial number has ${serialDigitsMin} to ${serialDigitsMax} digits, correct their number`,
      character: 'A pattern has letters, digits and - _ . : / * = @ only, delete the other characters',
      start: 'A pattern begins with a letter, a digit, a date or the serial number, delete the signs at the start',
      end: 'A pattern cannot end with one of - _ . : /, delete the sign at the end',
    },
    reservation: {
      overlaps: (key) =>
        `This pattern gives the same codes as the pattern ${key} in use, change its start or the number of its digits`,
      usedUp: (left) =>
        `Only ${counted(left, 'code', 'codes')} left in this pattern. Ask for fewer, or use a serial number of more digits.`,
    },
    event: {
      eventId: `The number of an event has 1 to ${eventIdMaxLength} letters, digits or - _ . :, correct it and submit again`,
      happenedAt: 'The time of an event is written with its time zone, such as 2026-05-05T14:30:00+08:00',
      tooOld: 'The time of the event is before 2000, check the clock of the device and submit again',
      ahead: `The time of the event is more than ${eventAheadMaxMs / 60_000} minutes ahead of the platform, check the clock of the device and submit again`,
      kind: 'There is no such kind of event, choose one from the list',
      title: `The title of an event has at most ${eventTitleMaxLength} characters, ${shorten}`,
      place: `The place of an event has at most ${eventPlaceMaxLength} characters, ${shorten}`,
      text: `The description of an event has at most ${eventTextMaxLength} characters, ${shorten}`,
      by: `The name of who did it has at most ${eventByMaxLength} characters, ${shorten}`,
      linkedCode: 'The linked identifier code is wrong, check it and enter the whole code, or nothing',
      facts: `An event has at most ${eventFactsMax} items of data, each with a name and a content, correct them and submit again`,
      factLabel: `The name of an item of data has 1 to ${eventFactLabelMaxLength} characters, correct it`,
      factValue: `The content of an item of data has at most ${factTextMaxLength} characters, correct it`,
      correctsItself: 'An event cannot correct itself, enter the number of the event that it corrects',
      full: `The identifier has ${objectEventsMax} events with their corrections, which is as many as it may have, so this one was not registered; ask the platform if you need more`,
    },
    line: {
      code: 'Enter an object code, or an identifier code with the enterprise prefix',
      foreign: (prefix) =>
        `The identifier code is not of the enterprise prefix ${prefix}, correct its prefix or enter the object code alone`,
      batch: `Enter the number of a registered batch; it ${ownNumber}`,
      unknown: (code) => `Object code ${code} is not registered, check it or register it first`,
      batchUnknown: (number) => `The model has no batch ${number}, check the batch number or add the batch first`,
      nothing: (count) =>
        `${counted(count, 'line', 'lines')} could not be registered, so no identifier was. Correct what is wrong and submit again.`,
      state: 'The state is draft (not in use yet) or active, correct it',
      facts: 'The contents of fields are texts, write each as “name of the field: content”',
      none: 'There are no identifiers to register, submit at least one line',
      tooMany: `At most ${registrationLinesMax.toLocaleString('en')} identifiers are registered at a time, submit them in parts`,
      twice: (code, line) => `The object code ${code} is the same as in line ${line}, keep only the correct line`,
      void: (code) => `The object code ${code} is void and cannot be used again, use a new code`,
      other: (code, field, translate) =>
        `The object code ${code} is registered already, with a difference in “${translate(field)}”. Check it; to change what is registered, edit it.`,
      notActivated: (code) =>
        `The object code ${code} is registered but not in use yet, activate it to change its state`,
      fields: {
        code: 'Code',
        batch: 'Batch number',
        facts: 'Contents of the fields',
        pictures: 'Pictures',
        state: 'State',
      },
    },
    filter: {
      batchAlone: 'To filter by a batch, enter the number of its model too: models may have batches of the same number',
      day: 'Enter a day of registration that exists, such as 2026-05-05',
      daysReversed: 'The first day of registration is after the last one, correct it and search again',
    },
    keyUsed: 'This submission number was used for other content, choose another and submit again',
    stale: (read, current) =>
      `You opened version ${read}, and it is version ${current} by now. Refresh the page to see the changes, then edit again.`,
  }),
  pair(modelStates, { active: 'In production', retired: 'Discontinued' }),
  pair(placeKinds, {
    text: 'Text',
    number: 'Number',
    day: 'Date',
    time: 'Time',
    code: 'Identifier code',
    objectCode: 'Object code',
  }),
  pair(blockKinds, {
    facts: 'Single field',
    groups: 'Group of fields',
    tables: 'Table',
    steps: 'Process records',
    stops: 'Logistics stops',
    checks: 'Table of check items',
    production: 'Production data',
  }),
  pair(lineOutcomes, { added: 'Registered', unchanged: 'Unchanged', refused: 'Not registered' }),
  pair(columnOf(objectEventKinds, 'title'), {
    commissioned: 'Identifier assigned',
    inspected: 'Inspection',
    packed: 'Packing',
    shipped: 'Shipment',
    received: 'Receipt',
    installed: 'Installation',
    maintained: 'Maintenance',
    repaired: 'Repair',
    moved: 'Move',
    retired: 'Taken out of use',
    other: 'Other',
  }),
];

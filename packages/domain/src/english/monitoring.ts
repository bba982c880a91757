import { monitoringMessages } from '../messages/monitoring.ts';
import { alarmLevels } from '../monitoring/alarm.ts';
import { measureLevels } from '../monitoring/judgeMeasure.ts';
import {
  alarmTextMaxLength,
  gatewayNameMaxLength,
  hourBucketDays,
  measureDecimalsMax,
  measureFigureMax,
  measureLabelMaxLength,
  measureNameMaxLength,
  measureUnitMaxLength,
  monitoringStaleMaxMs,
  ownMeasuresMax,
  reportAheadMaxMs,
  reportIdMaxLength,
  reportsMax,
  serviceIntervalMaxHours,
  serviceNameMaxLength,
  serviceNoteMaxLength,
  servicesMax,
  shortBucketMs,
} from '../monitoring/limits.ts';
import { machineStates } from '../monitoring/machineState.ts';
import { builtInMeasures } from '../monitoring/measure.ts';
import { monitoringWindows } from '../monitoring/monitoringWindow.ts';
import { monitorStates } from '../monitoring/monitorState.ts';
import { dayMs } from '../time/chinaTime.ts';
import { columnOf, pair, type Translate } from './catalogue.ts';
import { counted, isFigure } from './words.ts';

const most = measureFigureMax.toLocaleString('en');
const reports = reportsMax.toLocaleString('en');
const clock = 'check the clock of the gateway';
const again = 'correct it and submit again';
const id = `has 1 to ${reportIdMaxLength} letters, digits or - _ . :, ${again}`;
const withZone = 'is written with its time zone, such as 2026-05-05T14:30:00+08:00';
const tooOld = `is more than ${hourBucketDays} days ago and no longer taken, ${clock}`;
const ahead = `is more than ${reportAheadMaxMs / 60_000} minutes ahead of the platform, ${clock} and submit again`;

/** A time in words; null when the part is no figure, since short sentences fit many texts. */
function ago(one: string, many: string) {
  return (count: string) => (isFigure(count) ? `${counted(count, one, many)} ago` : null);
}

/** A figure that reaches a threshold. */
function reaches(words: string) {
  return (label: string, figure: string, threshold: string, translate: Translate) =>
    `${translate(label)} ${figure}, ${words} ${threshold}`;
}

export const monitoringPairs = [
  pair(monitoringMessages, {
    measure: {
      name: `The name of a measure begins with a letter and has 1 to ${measureNameMaxLength} letters or digits, such as incline`,
      builtIn:
        'The name differs from that of a built-in measure in capitals alone, write it in small letters or choose another name',
      label: `Enter the label of the measure, at most ${measureLabelMaxLength} characters`,
      unit: `The unit of a measure has at most ${measureUnitMaxLength} characters; leave it empty without one`,
      unitFixed: (unit) => `The unit of this built-in measure is always ${unit}, correct the unit`,
      decimals: `The number of decimals is a whole number from 0 to ${measureDecimalsMax}, correct it and save again`,
      threshold: `Warning and alarm thresholds are numbers from -${most} to ${most}; leave them empty without one`,
      thresholds: 'The low and the high side each have a warning and an alarm threshold; leave them empty without one',
      order:
        'The low alarm, low warning, high warning and high alarm thresholds have to increase in this order, correct them and save again',
      list: 'The list of measures is wrong, refresh the page and save again',
      tooMany: `A model has at most ${ownMeasuresMax} measures of its own, delete some and save again`,
      nameTwice: (name) =>
        `The name of a measure “${name}” occurs twice (capitals make no difference), choose another name`,
      labelTwice: (label) => `The label of a measure “${label}” occurs twice, name them differently`,
    },
    reading: {
      id: `The number of a reading ${id}`,
      at: `The time of a reading ${withZone}`,
      tooOld: `The time of the reading ${tooOld}`,
      ahead: `The time of the reading ${ahead}`,
      state: `The state of a machine is running, idle, fault or off, ${again}`,
      measures: `Measured values are written as “name of the measure: figure”, ${again}`,
      figure: `A measured value is a number from -${most} to ${most} without a unit, ${again}`,
      empty: 'The reading has neither a state nor a measured value, enter at least one',
      unknown: (name) =>
        `The model has no measure “${name}”, delete it from the reading or declare it in the model first`,
    },
    alarm: {
      id: `The number of an alarm ${id}`,
      at: `The time of an alarm ${withZone}`,
      tooOld: `The time of the alarm ${tooOld}`,
      ahead: `The time of the alarm ${ahead}`,
      level: `The level of an alarm is info, warning or critical, ${again}`,
      text: `Enter what the alarm says, at most ${alarmTextMaxLength} characters`,
      end: `The end of an alarm ${withZone}`,
      endTooOld: `The end of the alarm ${tooOld}`,
      endAhead: `The end of the alarm ${ahead}`,
      endBefore: 'An alarm cannot end before it began, check both times and submit again',
    },
    report: {
      gateway: `The name of the gateway has at most ${gatewayNameMaxLength} characters, shorten it and submit again`,
      list: `Readings and alarms are lists, ${again}`,
      none: 'There are no readings or alarms to submit, submit at least one',
      tooMany: `At most ${reports} readings and alarms are submitted at a time, submit them in parts`,
      void: (code) =>
        `The object code ${code} is void and its readings and alarms are no longer taken, remove the machine from the gateway`,
    },
    plan: {
      name: `Enter the name of the service, at most ${serviceNameMaxLength} characters`,
      note: `The note of a service has at most ${serviceNoteMaxLength} characters, shorten it and save again`,
      interval: `The interval of a service is a whole number of hours from 1 to ${serviceIntervalMaxHours.toLocaleString('en')}, correct it and save again`,
      list: 'The list of services is wrong, refresh the page and save again',
      tooMany: `A model has at most ${servicesMax} services, delete some and save again`,
      nameTwice: (name) => `The service “${name}” occurs twice, name them differently`,
    },
    judged: {
      low: {
        warn: reaches('at or below the warning threshold of'),
        alarm: reaches('at or below the alarm threshold of'),
      },
      high: {
        warn: reaches('at or above the warning threshold of'),
        alarm: reaches('at or above the alarm threshold of'),
      },
    },
    age: {
      now: 'just now',
      seconds: ago('second', 'seconds'),
      minutes: ago('minute', 'minutes'),
      hours: ago('hour', 'hours'),
      days: ago('day', 'days'),
    },
    live: (age, translate) => `Live · ${translate(age)}`,
    stale: (minute) => `The gateway has not reported since ${minute}`,
    staleNote: 'These are the figures from before, not those of now',
    notConnected: {
      never: 'This machine is not connected yet',
      silent: (minute) =>
        `The gateway has not reported since ${minute}, for more than ${monitoringStaleMaxMs / dayMs} days`,
    },
    points: {
      raw: 'Each point of the chart is a reading',
      short: `Each point of the chart is the mean of ${shortBucketMs / 60_000} minutes`,
      hour: 'Each point of the chart is the mean of an hour',
    },
    noData: 'No data',
    service: {
      first: (hours) => (isFigure(hours) ? `First service in ${counted(hours, 'hour', 'hours')} of running` : null),
      next: (hours) => (isFigure(hours) ? `Service in ${counted(hours, 'hour', 'hours')} of running` : null),
      due: 'A service is due, arrange it soon',
      overdue: (hours) => `The service is ${counted(hours, 'hour', 'hours')} of running overdue, arrange it soon`,
      expected: (day) => `About ${day}, at the rate of use so far`,
    },
  }),
  pair(columnOf(builtInMeasures, 'label'), { load: 'Load', temperature: 'Temperature', speed: 'Speed' }),
  pair(measureLevels, { ok: 'Within limits', warn: 'Warning', alarm: 'Alarm' }),
  pair(columnOf(machineStates, 'name'), { running: 'Running', idle: 'Idle', fault: 'Stopped by a fault', off: 'Off' }),
  pair({ running: machineStates.running.current }, { running: 'Running' }),
  pair(alarmLevels, { info: 'Low', warning: 'Medium', critical: 'High' }),
  pair(monitorStates, { live: 'Live', stale: 'No new data', notConnected: 'Not connected' }),
  pair(columnOf(monitoringWindows, 'name'), { day: '24 hours', week: '7 days', month: '30 days' }),
];

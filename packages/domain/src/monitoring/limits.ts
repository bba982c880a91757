/** Measures of its own that a model declares. */
export const ownMeasuresMax = 20;
/** Characters of the name of a measure. */
export const measureNameMaxLength = 32;
/** Characters of the label of a measure. */
export const measureLabelMaxLength = 12;
/** Characters of the unit of a measure. */
export const measureUnitMaxLength = 12;
/** Decimals with which a measure is shown, and that are kept of a figure. */
export const measureDecimalsMax = 3;
/** Greatest figure of a measure, above and below 0: sums of two million of them are still exact. */
export const measureFigureMax = 1_000_000;

/** Readings and alarms that are reported together. */
export const reportsMax = 1_000;
/** Characters of the id of a reading or an alarm. */
export const reportIdMaxLength = 64;
/** Milliseconds that a reading or an alarm may be ahead of the platform's clock. */
export const reportAheadMaxMs = 300_000;
/** Characters of the text of an alarm. */
export const alarmTextMaxLength = 60;
/** Characters of the name of a gateway that reports. */
export const gatewayNameMaxLength = 40;
/** Alarms that the page of an object shows, the newest. */
export const shownAlarmsMax = 50;

/** Days for which readings are kept as they were reported. */
export const rawReadingDays = 3;
/** Milliseconds of the short buckets in which readings are summed. */
export const shortBucketMs = 450_000;
/** Days for which the short buckets are kept. */
export const shortBucketDays = 30;
/** Days for which the sums of hours are kept; no older reading is taken. */
export const hourBucketDays = 400;

/** Milliseconds after a reading in which it still says what the machine does now. */
export const monitoringLiveMs = 60_000;
/** Milliseconds after the last reading from which a machine counts as not connected. */
export const monitoringStaleMaxMs = 259_200_000;

/** Services that a model declares. */
export const servicesMax = 20;
/** Characters of the name of a service. */
export const serviceNameMaxLength = 20;
/** Characters of the note of a service. */
export const serviceNoteMaxLength = 40;
/** Hours of running between two services of a kind. */
export const serviceIntervalMaxHours = 100_000;
/** Days ahead for which the next service is forecast: use so far says nothing about later ones. */
export const serviceForecastMaxDays = 730;

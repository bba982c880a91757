import type { AlarmLevel, MachineState, MeasureDraft, ServiceDraft } from '@lima-id/domain';
import type { ColumnType, Generated } from 'kysely';

/** What a model declares of its machines. */
interface ModelMonitoringTable {
  model_id: number;
  measures: ColumnType<MeasureDraft[], string, string>;
  services: ColumnType<ServiceDraft[], string, string>;
  /** 1 when it was first saved, one more with every change. */
  version: number;
}

/** An object that has reported readings or alarms. Its row is locked while its reports are stored. */
interface MachineTable {
  id: Generated<number>;
  prefix: string;
  suffix: string;
  /** The gateway of its last report; empty when none said its name. */
  gateway: string;
  /** Moments of its oldest and its newest reading; null without one. */
  first_at: Date | null;
  last_at: Date | null;
  /** The state of the newest reading that has one. */
  state: MachineState | null;
  state_at: Date | null;
  /** Milliseconds of running in hours that are no longer kept; as digits. */
  swept_running_ms: Generated<string>;
}

/** A reading as it was reported; kept for some days after its report, in which a repetition is known. */
interface MachineReadingTable {
  machine_id: number;
  /** The sender's own id, unique for the machine. */
  id: string;
  at: Date;
  reported_at: Date;
  state: MachineState | null;
  measures: ColumnType<Record<string, number>, string, string>;
}

interface MachineAlarmTable {
  machine_id: number;
  /** The sender's own id, unique for the machine. */
  id: string;
  at: Date;
  level: AlarmLevel;
  text: string;
  end_at: Date | null;
}

/** The readings of a measure in a bucket, summed; maintained by the statement that inserts into `machine_reading`. */
interface MeasureSums {
  machine_id: number;
  measure: string;
  /** Start of the bucket. */
  start: Date;
  readings: number;
  /** Three decimals, as digits, like the figures below. */
  total: string;
  low: string;
  high: string;
  /** The figure of the last moment; the greatest of several of that moment. */
  last: string;
  last_at: Date;
}

/** How many readings of a bucket have each state; maintained by the same statement. */
interface StateSums {
  machine_id: number;
  start: Date;
  running: number;
  idle: number;
  fault: number;
  off: number;
  /** A bit for each short bucket of the hour that has a state: see `slotOf`. */
  slots: number;
}

export interface MonitoringTables {
  model_monitoring: ModelMonitoringTable;
  machine: MachineTable;
  machine_reading: MachineReadingTable;
  machine_alarm: MachineAlarmTable;
  machine_measure_short: MeasureSums;
  machine_measure_hour: MeasureSums;
  machine_state_short: StateSums;
  machine_state_hour: StateSums;
}

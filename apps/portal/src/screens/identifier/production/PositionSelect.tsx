import { allPositionsName, positionChoices } from '@lima-id/domain';
import { Select } from '@lima-id/ui';
import { useState } from 'react';
import { Chooser } from './charts.styles.ts';

/** The chosen position among these names, all of them (the empty name) at first and again when the chosen one is gone. */
export function usePosition(names: readonly string[]): [string, (name: string) => void] {
  const [chosen, choose] = useState('');
  return [names.includes(chosen) ? chosen : '', choose];
}

interface PositionSelectProps {
  /** What is chosen among, read aloud; positions when left out. */
  label?: string;
  /** The choice of all of them. */
  all?: string;
  names: readonly string[];
  value: string;
  onValueChange: (name: string) => void;
}

/** Chooses the position that a chart is of. */
export function PositionSelect({
  label = '岗位',
  all = allPositionsName,
  names,
  value,
  onValueChange,
}: PositionSelectProps) {
  const options = positionChoices(names).map((choice) => (choice.value === '' ? { ...choice, label: all } : choice));
  return (
    <Chooser>
      <Select label={label} labelHidden options={options} value={value} onValueChange={onValueChange} />
    </Chooser>
  );
}

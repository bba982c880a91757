import { positionChoices } from '@lima-id/domain';
import { Select } from '@lima-id/ui';
import { useState } from 'react';
import { Chooser } from './charts.styles.ts';

/** The chosen position among these names, all of them (the empty name) at first and again when the chosen one is gone. */
export function usePosition(names: readonly string[]): [string, (name: string) => void] {
  const [chosen, choose] = useState('');
  return [names.includes(chosen) ? chosen : '', choose];
}

interface PositionSelectProps {
  names: readonly string[];
  value: string;
  onValueChange: (name: string) => void;
}

/** Chooses the position that a chart is of. */
export function PositionSelect({ names, value, onValueChange }: PositionSelectProps) {
  return (
    <Chooser>
      <Select label="岗位" labelHidden options={positionChoices(names)} value={value} onValueChange={onValueChange} />
    </Chooser>
  );
}

import { joinLevels, splitLevels } from '@lima-id/domain';
import { Cascader, type CascaderProps } from '@lima-id/ui';
import { industryLevels, useIndustries } from '../reference/useIndustries.ts';
import { leadTexts } from './leadTexts.ts';

interface IndustryFieldProps extends Omit<CascaderProps, 'label' | 'load' | 'value' | 'onValueChange'> {
  value?: string;
  onValueChange?: (value: string) => void;
}

/** The industry of the sender, down to the level they know; its value is the codes from the highest level down, joined. */
export function IndustryField({ value = '', onValueChange, ...rest }: IndustryFieldProps) {
  const industries = useIndustries();
  return (
    <Cascader
      {...rest}
      label={leadTexts.label.industryCode}
      required
      placeholder={leadTexts.placeholder.industryCode}
      load={industries}
      levelNames={industryLevels}
      value={splitLevels(value)}
      onValueChange={(choice) => onValueChange?.(joinLevels(choice))}
    />
  );
}

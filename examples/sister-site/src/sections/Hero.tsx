import { LookupBar } from '@lima-id/ui/identity';
import type { Answer } from '../lookUp.ts';
import { SpectrumLamp } from '../SpectrumLamp.tsx';
import { Opening } from '../site.styles.ts';

interface HeroProps {
  answer: Answer | null;
  onLookup(text: string): void;
}

export function Hero({ answer, onLookup }: HeroProps) {
  return (
    <Opening as="div">
      <div>
        <h1>一灯一码，出厂、检测、质保有据可查</h1>
        <p data-part="lead">输入灯具铭牌上的编码，或粘贴二维码里的链接，查看这盏灯从赋码到上杆的记录。</p>
        <LookupBar
          defaultValue={answer !== null && 'code' in answer ? answer.code : ''}
          onLookup={onLookup}
          error={answer?.kind === 'refused' ? answer.message : ''}
        />
      </div>
      <SpectrumLamp data-part="drawing" />
    </Opening>
  );
}

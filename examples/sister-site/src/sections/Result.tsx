import { Button, DescriptionList, Dialog, EmptyState, SectionHead, Tag, Timeline } from '@lima-id/ui';
import { CodeAnatomy } from '@lima-id/ui/identity';
import { useState } from 'react';
import { type Lamp, lamps } from '../lamps.ts';
import type { Answer } from '../lookUp.ts';
import { Found, Section } from '../site.styles.ts';

/** Labels of the segments of a lamp's code; the serial counts lamps. */
function notesOf(code: string) {
  const [kind, year, serial] = code.slice(code.indexOf('/') + 1).split('-');
  return { enterprisePrefix: '星河光电', objectCode: `${kind} 品类 · ${year} 年 · 第 ${serial} 盏` };
}

const sample = lamps[0]?.code ?? '';

export function Result({ answer }: { answer: Answer | null }) {
  const asked = answer === null || answer.kind === 'refused' ? null : answer;
  return (
    <>
      <Section id="result" data-ground="ink" aria-labelledby="result-title">
        <SectionHead
          ground="ink"
          index="01"
          label="标识"
          title={asked === null ? '标识怎么读' : '这个标识'}
          titleId="result-title"
        />
        <CodeAnatomy
          identifier={asked?.code ?? sample}
          variant="hero"
          ground="ink"
          notes={notesOf(asked?.code ?? sample)}
          {...(asked?.kind === 'unknown' ? { status: 'unknown', failedSegment: asked.failed } : {})}
        />
      </Section>
      {asked === null ? null : (
        <Section aria-label="查询结果">
          {asked.kind === 'found' ? (
            <LampFound lamp={asked.lamp} />
          ) : (
            <EmptyState kind="notFound" title="没有查到这盏灯" text="请核对铭牌上的编码，或联系卖给您灯具的商家。" />
          )}
        </Section>
      )}
    </>
  );
}

function LampFound({ lamp }: { lamp: Lamp }) {
  const [reportOpen, setReportOpen] = useState(false);
  return (
    <>
      <SectionHead label="灯具" title={lamp.name} />
      <Found>
        <div>
          <p data-part="maker">
            {lamp.maker}
            <Tag tone="success" dot>
              {lamp.state}
            </Tag>
          </p>
          <DescriptionList items={lamp.facts} />
          <div data-part="more">
            <Button variant="secondary" onClick={() => setReportOpen(true)}>
              查看光电检测报告
            </Button>
          </div>
        </div>
        <Timeline entries={lamp.life} moreLabel={(rest) => `再看 ${rest} 条更早的记录`} />
      </Found>
      <Dialog
        open={reportOpen}
        onOpenChange={setReportOpen}
        title="光电检测报告"
        description={`${lamp.name}，出厂检验时测得`}
        footer={<Button onClick={() => setReportOpen(false)}>知道了</Button>}
      >
        <DescriptionList items={lamp.report} />
      </Dialog>
    </>
  );
}

import { treadmillRecord } from '@lima-id/api/msw';
import { type Element, type RepairRecord, repairElements, sceneTabs } from '@lima-id/domain';
import { lightTheme, ToastProvider } from '@lima-id/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../../shared/api/queryClient.ts';
import { SceneView } from '../SceneView.tsx';
import type { SceneData } from '../sceneProps.ts';
import { forgetFaultDraft } from './faultDraft.ts';

export const { identifier } = treadmillRecord;
const tab = sceneTabs(treadmillRecord.scenes).find(({ templateCode }) => templateCode === '10');
const place = {
  visit: { text: identifier, visit: 'story' },
  kept: { store: null },
  now: () => 0,
  onVerified: () => {},
};

const service: Element[] = [
  {
    dataId: 'service',
    dataType: 'Object',
    label: '报修服务',
    value: [
      {
        dataId: 's1',
        dataType: 'String',
        label: '服务电话',
        value: '0534-5210 118',
        trace: false,
        traceIdentifier: '',
      },
      {
        dataId: 's2',
        dataType: 'String',
        label: '响应时限',
        value: '2 小时内联系，48 小时内到场',
        trace: false,
        traceIdentifier: '',
      },
    ],
  },
];

/** The repairs of the board, newest first. */
export const threeRepairs: RepairRecord[] = [
  {
    number: 'WX-2026-000318',
    fault: '跑带偏移，运行时有摩擦声',
    handling: '工程师已接单，预计 05-18 14:00 到场',
    time: '2026-05-17 19:26',
    servedBy: '李振 · 德州服务网点',
    state: '处理中',
    hours: null,
  },
  {
    number: 'WX-2026-000207',
    fault: '触控屏偶发无响应',
    handling: '更换排线，测试 2 小时正常',
    time: '2026-05-14 08:10',
    servedBy: '李振 · 德州服务网点',
    state: '已完成',
    hours: 10.8,
  },
  {
    number: 'WX-2026-000131',
    fault: '安装后水平校准',
    handling: '四角调平，偏差小于 1 mm',
    time: '2026-05-12 10:05',
    servedBy: '王晓 · 德州服务网点',
    state: '已完成',
    hours: 2,
  },
];

/** The data of a repair scene with some repairs. */
export function repaired(records: readonly RepairRecord[]): SceneData {
  return { state: 'ready', elements: repairElements(service, records) };
}

/** The data of a repair scene before a phone is verified. */
export const unverified: SceneData = {
  state: 'ready',
  elements: [
    {
      dataId: 'verify',
      dataType: 'isVerify',
      label: '手机验证',
      value: '该场景仅向设备的使用方开放，请验证手机号后查看',
    },
  ],
};

/** Begins without what another story typed. */
export function withoutDraft(): void {
  forgetFaultDraft(identifier);
}

/** A photo of the browser's own making. */
export async function photo(name: string, colour: string = lightTheme['color-ink-600']): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [240, 180];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 240, 180);
  pen.fillStyle = 'white';
  pen.fillRect(80, 60, 80, 60);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}

/** A repair scene with its form. */
export function RepairStory({ data }: { data: SceneData }) {
  const [queryClient] = useState(createQueryClient);
  if (tab === undefined) throw new Error('The treadmill has a repair scene.');
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ToastProvider>
          <SceneView tab={tab} data={data} record={treadmillRecord} verification={place} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

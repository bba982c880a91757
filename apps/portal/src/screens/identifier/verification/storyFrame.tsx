import { contract } from '@lima-id/api';
import { mockEndpoint, pictureChallenge, treadmillRecord, workChallenge } from '@lima-id/api/msw';
import { accountMessages, type Element, sceneTabs, slideOverCode, smsOffCode } from '@lima-id/domain';
import { type Clock } from '@lima-id/ui';
import { SceneTabPanel, SceneTabs } from '@lima-id/ui/identity';
import { useState } from 'react';
import { goodCaptcha } from '../../../shared/captcha/storyHandlers.ts';
import { StoryFrame } from '../../../shared/stories/StoryFrame.tsx';
import { SceneView } from '../SceneView.tsx';
import { useVerifiableScene } from './useVerifiableScene.ts';

/** The code that the story's server sends, and the number to which it sends none. */
export const rightCode = '482913';
export const busyMobile = '13900000000';

const tabs = sceneTabs(treadmillRecord.scenes).filter(({ needsVerification }) => needsVerification);
const visit = { text: treadmillRecord.identifier, visit: 'story' };
const request: Element[] = [
  {
    dataId: 'verify',
    dataType: 'isVerify',
    label: '手机验证',
    value: '该场景仅向设备的使用方开放，请验证手机号后查看',
  },
];
const fact = (label: string, value: string): Element => ({
  dataId: label,
  dataType: 'String',
  label,
  value,
  trace: false,
  traceIdentifier: '',
});
const elementsOf: Record<string, Element[]> = {
  'scene-7': [fact('主控通信', 'OK'), fact('急停回路', 'OK')],
  'scene-8': [fact('累计运行', '1,286 h'), fact('运行状态', '正常')],
  'scene-10': [fact('服务电话', '400-000-0118')],
};

const unknownWork = { ...workChallenge, parameters: { ...workChallenge.parameters, algorithm: 'UNKNOWN' } };
const impossibleWork = mockEndpoint(contract.createChallenge, ({ kind }) => ({
  reply: kind === 'work' ? unknownWork : pictureChallenge,
}));

/** The behaviour of a story's server: what is verified from the start, and which calls stay pending. */
interface ServerOptions {
  verified?: boolean;
  pending?: 'SEND' | 'VERIFY';
  /** The platform sends no SMS. */
  off?: boolean;
  /** Requires work that no browser can do. */
  impossible?: boolean;
}

/**
 * Responds as the gateway does: a phone request, a code by SMS, the data after verification. `beforeEach` resets it; `expire`
 * ends the verification.
 */
export function verifyingServer({ verified = false, pending, off, impossible }: ServerOptions = {}) {
  let granted = verified;
  const handler = mockEndpoint(contract.lookUpIdentifier, ({ sceneConfId = '', mobile, verifyCode, effect, slide }) => {
    if (effect !== undefined && effect === pending) return 'pending';
    if (effect === 'SEND' && slide?.scene !== 'scene') {
      return { refusal: { status: 422, code: slideOverCode, message: accountMessages.slideOver } };
    }
    if (effect === 'SEND' && off) {
      return { refusal: { status: 503, code: smsOffCode, message: '短信暂停发送，请稍后再试，或联系客服' } };
    }
    if (effect === 'SEND' && mobile === busyMobile) {
      return { refusal: { status: 429, message: '验证码发送过于频繁，请45秒后再试' } };
    }
    if (effect === 'VERIFY') {
      if (verifyCode !== rightCode) {
        return { refusal: { status: 422, message: '验证码错误或已过期，请核对后重新输入，或重新发送' } };
      }
      granted = true;
    }
    return {
      reply: { ...treadmillRecord, sceneConfId, elements: granted ? (elementsOf[sceneConfId] ?? []) : request },
    };
  });
  return {
    story: {
      parameters: { msw: { handlers: [handler, ...(impossible ? [impossibleWork] : []), ...goodCaptcha] } },
      beforeEach: () => {
        granted = verified;
      },
    },
    expire: () => {
      granted = false;
    },
  };
}

function Scenes({ now }: { now: Clock }) {
  const [chosen, choose] = useState('scene-7');
  const { verification, data, open } = useVerifiableScene(visit, treadmillRecord, chosen, now);
  return (
    <SceneTabs tabs={tabs} value={chosen} onValueChange={choose} title="标识场景" verified={open}>
      {tabs.map((tab) => (
        <SceneTabPanel key={tab.value} value={tab.value}>
          {tab.value === chosen && (
            <SceneView tab={tab} data={data} record={treadmillRecord} verification={verification} />
          )}
        </SceneTabPanel>
      ))}
    </SceneTabs>
  );
}

/** The three scenes that share a verification, under their menu, with a clock that may stand still. */
export function VerificationStory({ now = Date.now }: { now?: Clock }) {
  return (
    <StoryFrame>
      {/* The strip of a phone sticks below the header, which is not here. */}
      <div style={{ paddingTop: 64 }}>
        <Scenes now={now} />
      </div>
    </StoryFrame>
  );
}

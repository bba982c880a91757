import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './captcha.ts';
import { answerChallenge, createChallenge } from './captcha.ts';

export const captchaDocument: DocumentOf<typeof calls> = {
  shapes: {
    Challenge: partOf(createChallenge.reply),
    ChallengeAnswer: partOf(answerChallenge.request),
    ChallengeFailure: partOf(createChallenge.failure),
  },
  fields: {
    input: '操作方式',
    points: '滑动轨迹：横向位置、纵向偏移、毫秒数',
    counter: '计算结果',
    derivedKey: '计算得到的密钥',
    piece: '滑块图片',
    width: '宽度，像素',
    height: '高度，像素',
    pieceWidth: '滑块宽度，像素',
    pieceHeight: '滑块高度，像素',
    pieceX: '滑块初始横向位置',
    pieceY: '滑块纵向位置',
    validMs: '有效时间，毫秒',
    slideMs: '拖动限时，毫秒',
    keySlideMs: '键盘操作限时，毫秒',
    parameters: '计算参数',
    algorithm: '算法',
    nonce: '随机数',
    salt: '盐',
    cost: '计算量',
    keyLength: '密钥长度',
    keyPrefix: '密钥应有的开头，十六进制',
    keySignature: '密钥签名',
    signature: '签名',
    work: '同时进行的计算，或其结果',
    triesMax: '最多需要尝试的数字个数',
    retryAfterMs: '多久后可以再试，毫秒',
  },
  calls: {
    createChallenge: {
      title: '获取验证题目',
      group: '验证与文件',
      description: '获取滑块验证或无图片验证的题目',
      access: 'everybody',
    },
    answerChallenge: {
      title: '提交验证结果',
      group: '验证与文件',
      description: '提交验证结果，通过后返回一次性凭证',
      access: 'everybody',
    },
  },
};

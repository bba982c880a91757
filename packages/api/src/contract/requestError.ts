/** The message for an invalid request field without a message of its own. */
export const requestRefused = '请求参数有误，请检查后重新提交';

/** The messages of fields that can be wrong in a way worth naming. */
export const requestErrors = {
  textUnreadable: '提交的内容含有无法识别的字符，请删除后重新提交',
  identifierMissing: '请输入标识编码',
  identifierTooLong: '标识编码过长，请核对后重新输入',
  fileMissing: '请选择要上传的文件',
  proofMissing: '请完成滑块验证',
} as const;

import type { CodeFieldMode, TabMode } from '../codeFieldTypes.ts';
import type { fieldMessages as english } from './en.ts';

/** The texts of the code field, in Chinese. */
export const fieldMessages: typeof english = {
  modes: '编辑方式',
  tabToggle: 'Tab 键缩进',
  editorFailed: '代码编辑器加载失败，可以继续用纯文本编写。',
  typesLoading: '正在加载 TypeScript，可以继续输入。',
  typesReady: 'TypeScript 会在输入时检查类型。',
  typesFailed: 'TypeScript 加载失败或已停止，编辑器的其他功能不受影响。',
  retry: '重试',
  atCursor: '光标处',
  problems: (count) => `${count} 个问题`,
  place: (line, column) => `第 ${line} 行，第 ${column} 列`,
};

/** The names of the modes, in Chinese. */
export const modeMessages = {
  plain: '纯文本',
  editor: '代码编辑器',
  types: '类型检查',
} satisfies Record<CodeFieldMode, string>;

/** What the Tab and Enter keys do, in Chinese. */
export const keyMessages = {
  leave: '按 Tab 离开输入框，按 Ctrl+Enter 或 ⌘+Enter 运行。',
  indent: 'Tab 用于缩进；要离开输入框，先按 Esc 再按 Tab。按 Ctrl+Enter 或 ⌘+Enter 运行。',
} satisfies Record<TabMode, string>;

export { ConditionChoice } from './ConditionChoice.tsx'
export { Popup } from './Popup.tsx'

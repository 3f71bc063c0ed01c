export {
  answerLines,
  timeWriter,
  type AnsweredDocument,
  type AnswerWriting,
} from './answer-lines.ts';
export { documentsOfAnswers, namesOfParties, writeAnswers } from './write-answers.ts';
export { answerWords, say, type AnswerWords } from './answer-words.ts';

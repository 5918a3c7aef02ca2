import { answerQuestions } from './answerQuestions';

answerQuestions(self);

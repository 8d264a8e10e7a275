import type { LocalizedText } from '@xuekan/core'

const pairs = (text: string): readonly LocalizedText[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [zh = '', en = ''] = line.split('|')
      return { zh: zh.trim(), en: en.trim() }
    })

/** What articles are about, the commonest first. */
export const topics = pairs(`
  泥沙输移|sediment transport
  水库调度|reservoir operation
  边坡稳定|slope stability
  地下水位|groundwater level
  降雨径流|rainfall runoff
  混凝土坝|concrete dam
  河床演变|river bed evolution
  渗流场|seepage field
  洪水预报|flood forecasting
  遥感影像|remote sensing image
  土壤水分|soil moisture
  生态流量|ecological flow
  光子晶体|photonic crystal
  半导体激光器|semiconductor laser
  光纤传感|optical fibre sensing
  量子点|quantum dot
  超表面|metasurface
  太赫兹波|terahertz wave
  非线性光学|nonlinear optics
  拓扑边缘态|topological edge state
  地幔对流|mantle convection
  俯冲板片|subducting slab
  地震层析成像|seismic tomography
  地磁反转|geomagnetic reversal
  核幔边界|core mantle boundary
  各向异性|seismic anisotropy
  火山喷发|volcanic eruption
  断层破裂|fault rupture
  流感疫苗|influenza vaccine
  登革热|dengue fever
  抗菌药物耐药|antimicrobial resistance
  队列研究|cohort study
  空气污染|air pollution
  糖尿病|diabetes mellitus
  高血压管理|hypertension management
  心理健康|mental health
  深度学习|deep learning
  卷积神经网络|convolutional neural network
  知识图谱|knowledge graph
  多目标优化|multi objective optimisation
  异重流|turbidity current
  鱼道水力学|fishway hydraulics
  冻土退化|permafrost degradation
  冰湖溃决|glacial lake outburst
  微塑料|microplastics
  蓝藻水华|cyanobacterial bloom
  面板堆石坝|concrete faced rockfill dam
  岩爆|rock burst
  盾构隧道|shield tunnel
  液化判别|liquefaction assessment
  光学频率梳|optical frequency comb
  孤子微梳|soliton microcomb
  单光子源|single photon source
  里德堡原子|rydberg atom
  钙钛矿太阳能电池|perovskite solar cell
  自适应光学|adaptive optics
  荧光显微|fluorescence microscopy
  涡旋光束|vortex beam
  后钙钛矿相变|post perovskite transition
  内核旋转|inner core rotation
  慢滑移|slow slip
  亚稳态橄榄石|metastable olivine
  接收函数|receiver function
  古地磁强度|palaeointensity
  水痘|varicella zoster
  结核病筛查|tuberculosis screening
  母乳喂养|breast feeding
  脓毒症|sepsis
  人乳头瘤病毒|human papillomavirus
  卒中复发|stroke recurrence
  睡眠剥夺|sleep deprivation
  废水监测|wastewater surveillance
`)

/** How they are studied. */
export const methods = pairs(`
  数值模拟|numerical simulation
  现场观测|field observation
  室内试验|laboratory experiment
  机器学习|machine learning
  敏感性分析|sensitivity analysis
  贝叶斯推断|bayesian inference
  随机森林|random forest
  有限元法|finite element method
  荟萃分析|meta analysis
  回归模型|regression model
  小波变换|wavelet transform
  主成分分析|principal component analysis
  格子玻尔兹曼方法|lattice boltzmann method
  马尔可夫链|markov chain
  随机对照试验|randomised controlled trial
  反演算法|inversion algorithm
`)

/** What is said of them. */
export const aspects = pairs(`
  影响因素|influencing factors
  变化特征|characteristics and changes
  研究进展|research progress
  评价方法|evaluation method
  作用机理|mechanism
  时空分布|spatial and temporal distribution
  优化设计|optimal design
  风险评估|risk assessment
  预测模型|prediction model
  应用研究|application
`)

/** Sentences of abstracts; {t}, {m} and {a} are topic, method and aspect. */
export const sentences = pairs(`
  本文研究了{t}的{a}，并结合{m}给出结果。|This study examines the {a} of {t} and reports results obtained by {m}.
  结果表明，{t}对系统的响应具有显著影响。|The results show that {t} has a significant effect on the response of the system.
  为提高精度，采用{m}对数据进行了处理与分析。|To improve accuracy, the data were processed and analysed by {m}.
  与传统方法相比，所提出的模型误差降低了百分之十二。|Compared with traditional methods, the proposed model reduces the error by twelve percent.
  针对{t}问题，建立了考虑{a}的数学模型。|A mathematical model that considers the {a} is established for the problem of {t}.
  样本来自二十三个站点，观测时间超过十年。|Samples were taken at twenty three sites over more than ten years of observation.
  研究结论可为工程实践与管理提供参考。|The conclusions provide a reference for engineering practice and management.
  进一步的工作应关注{t}与{m}的结合。|Further work should focus on combining {t} with {m}.
  在不同条件下，{a}呈现出明显的季节差异。|Under different conditions the {a} differ clearly between seasons.
`)

export const surnames = pairs(`
  王|Wang
  李|Li
  张|Zhang
  刘|Liu
  陈|Chen
  杨|Yang
  赵|Zhao
  黄|Huang
  周|Zhou
  吴|Wu
  徐|Xu
  孙|Sun
  胡|Hu
  朱|Zhu
  高|Gao
  林|Lin
  何|He
  郭|Guo
  马|Ma
  罗|Luo
`)

export const givenNames = pairs(`
  伟|Wei
  芳|Fang
  明远|Mingyuan
  静|Jing
  建国|Jianguo
  晓东|Xiaodong
  丽华|Lihua
  志强|Zhiqiang
  文博|Wenbo
  思雨|Siyu
  海燕|Haiyan
  俊杰|Junjie
  若溪|Ruoxi
  天宇|Tianyu
  雪梅|Xuemei
  一鸣|Yiming
`)

export const institutions = pairs(`
  江源水利大学|Jiangyuan University of Hydraulics
  衡山理工学院|Hengshan Institute of Technology
  东岭医科大学|Dongling Medical University
  北原地球科学研究所|Beiyuan Institute of Earth Sciences
  临海光学工程中心|Linhai Centre for Optical Engineering
  西川农业大学|Xichuan Agricultural University
  云台师范大学|Yuntai Normal University
  清河疾病预防控制中心|Qinghe Centre for Disease Control
`)

export const columns = pairs(`
  研究论文|Research Articles
  综述|Reviews
  简报|Short Communications
`)
